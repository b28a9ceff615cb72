extension SpokenNames {
    static let portuguese = """
        person | Pessoa
        person.2 | Pessoas
        person.badge.plus | Adicionar pessoa
        building.2 | Edifícios
        cpu | CPU
        doc | Documento
        folder | Pasta
        link | Link
        star | Estrela
        house | Casa
        bell | Sino
        heart | Coração
        checkmark | Marca de seleção
        checkmark.circle | Marca de seleção
        exclamationmark.triangle | Aviso
        xmark | Fechar
        xmark.circle | Fechar
        tray | Bandeja
        sparkles | Brilhos
        magnifyingglass | Buscar
        cloud.sun.rain | Sol e chuva
        bolt | Raio
        trash | Lixo
        safari | Safari
        message | Mensagem
        envelope | Envelope
        lock | Cadeado
        clock | Relógio
        square.and.pencil | Escrever
        minus | Remover
        minus.circle | Remover
        plus | Adicionar
        plus.circle | Adicionar
        antenna.radiowaves.left.and.right | Antena com ondas de rádio
        chevron.right | Direita
        chevron.left | Esquerda
        chevron.down | Para baixo
        chevron.up | Para cima
        pencil | Lápis
        wand.and.stars | Varinha mágica
        chart.bar.xaxis | Gráfico de barras
        number | Cerquilha
        gear | Engrenagem
        gearshape | Ajustes
        camera | Câmera
        pawprint | Pegada de animal
        music.note | Nota musical
        photo | Foto
        calendar | Calendário
        phone | Telefone
        video | Vídeo
        mic | Microfone
        mic.slash | Microfone desativado
        flag | Bandeira
        bookmark | Marcador
        tag | Etiqueta
        paperplane | Avião de papel
        paperclip | Clipe de papel
        map | Mapa
        location | Localização
        globe | Globo
        wifi | Wi-Fi
        wifi.slash | Wi-Fi desativado
        eye | Olho
        eye.slash | Oculto
        hand.thumbsup | Polegar para cima
        arrow.up | Seta para cima
        arrow.down | Seta para baixo
        arrow.left | Seta para a esquerda
        arrow.right | Seta para a direita
        arrow.clockwise | Atualizar
        arrow.up.right | Seta para cima à direita
        square.and.arrow.up | Compartilhar
        ellipsis | Mais
        ellipsis.circle | Mais
        line.3.horizontal | Menu
        list.bullet | Lista
        square.grid.2x2 | Grade
        info.circle | Informações
        questionmark.circle | Ponto de interrogação
        cart | Carrinho de compras
        creditcard | Cartão de crédito
        gift | Presente
        shield | Escudo
        key | Chave
        terminal | Terminal
        externaldrive | Disco externo
        server.rack | Rack de servidores
        icloud | Nuvem
        """
}
