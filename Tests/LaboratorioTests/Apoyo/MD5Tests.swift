import Testing

@Suite("MD5 de apoyo")
struct MD5Tests {
  @Test(
    "da los resúmenes de la RFC 1321",
    arguments: [
      ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
      ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
      (
        "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
        "57edf4a22be3c955ac49da2e2107b67a"
      ),
    ]
  )
  func rfc(texto: String, resumen: String) {
    #expect(MD5.hexadecimal(Array(texto.utf8)) == resumen)
  }
}
