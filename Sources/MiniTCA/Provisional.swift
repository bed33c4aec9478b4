// Se reemplaza en el próximo paso.
