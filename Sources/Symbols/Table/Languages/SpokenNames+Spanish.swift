extension SpokenNames {
    static let spanish = """
        person | Persona
        person.2 | Personas
        person.badge.plus | Añadir persona
        building.2 | Edificios
        cpu | CPU
        doc | Documento
        folder | Carpeta
        link | Enlace
        star | Estrella
        house | Casa
        bell | Campana
        heart | Corazón
        checkmark | Marca de verificación
        checkmark.circle | Marca de verificación
        exclamationmark.triangle | Advertencia
        xmark | Cerrar
        xmark.circle | Cerrar
        tray | Bandeja
        sparkles | Destellos
        magnifyingglass | Buscar
        cloud.sun.rain | Sol y lluvia
        bolt | Rayo
        trash | Papelera
        safari | Safari
        message | Mensaje
        envelope | Sobre
        lock | Candado
        clock | Reloj
        square.and.pencil | Redactar
        minus | Eliminar
        minus.circle | Eliminar
        plus | Añadir
        plus.circle | Añadir
        antenna.radiowaves.left.and.right | Antena con ondas de radio
        chevron.right | Derecha
        chevron.left | Izquierda
        chevron.down | Abajo
        chevron.up | Arriba
        pencil | Lápiz
        wand.and.stars | Varita mágica
        chart.bar.xaxis | Gráfico de barras
        number | Almohadilla
        gear | Engranaje
        gearshape | Ajustes
        camera | Cámara
        pawprint | Huella de pata
        music.note | Nota musical
        photo | Foto
        calendar | Calendario
        phone | Teléfono
        video | Vídeo
        mic | Micrófono
        mic.slash | Micrófono desactivado
        flag | Bandera
        bookmark | Marcador
        tag | Etiqueta
        paperplane | Avión de papel
        paperclip | Clip
        map | Mapa
        location | Ubicación
        globe | Globo terráqueo
        wifi | Wifi
        wifi.slash | Wifi desactivado
        eye | Ojo
        eye.slash | Oculto
        hand.thumbsup | Pulgar arriba
        arrow.up | Flecha arriba
        arrow.down | Flecha abajo
        arrow.left | Flecha izquierda
        arrow.right | Flecha derecha
        arrow.clockwise | Actualizar
        arrow.up.right | Flecha arriba a la derecha
        square.and.arrow.up | Compartir
        ellipsis | Más
        ellipsis.circle | Más
        line.3.horizontal | Menú
        list.bullet | Lista
        square.grid.2x2 | Cuadrícula
        info.circle | Información
        questionmark.circle | Signo de interrogación
        cart | Carrito de la compra
        creditcard | Tarjeta de crédito
        gift | Regalo
        shield | Escudo
        key | Llave
        terminal | Terminal
        externaldrive | Disco externo
        server.rack | Armario de servidores
        icloud | Nube
        """
}
