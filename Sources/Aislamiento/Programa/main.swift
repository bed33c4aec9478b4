import TablaDeAislamiento

// Escribe la tabla del capítulo 5: `swift run aislamiento`.
print(await TablaDeAislamiento.medir().enMarkdown)
