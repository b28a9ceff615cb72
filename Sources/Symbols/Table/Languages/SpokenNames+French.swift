extension SpokenNames {
    static let french = """
        person | Personne
        person.2 | Personnes
        person.badge.plus | Ajouter une personne
        building.2 | Immeubles
        cpu | Processeur
        doc | Document
        folder | Dossier
        link | Lien
        star | Étoile
        house | Maison
        bell | Cloche
        heart | Cœur
        checkmark | Coche
        checkmark.circle | Coche
        exclamationmark.triangle | Avertissement
        xmark | Fermer
        xmark.circle | Fermer
        tray | Bac
        sparkles | Étincelles
        magnifyingglass | Rechercher
        cloud.sun.rain | Soleil et pluie
        bolt | Éclair
        trash | Corbeille
        safari | Safari
        message | Message
        envelope | Enveloppe
        lock | Cadenas
        clock | Horloge
        square.and.pencil | Rédiger
        minus | Supprimer
        minus.circle | Supprimer
        plus | Ajouter
        plus.circle | Ajouter
        antenna.radiowaves.left.and.right | Antenne avec ondes radio
        chevron.right | Droite
        chevron.left | Gauche
        chevron.down | Bas
        chevron.up | Haut
        pencil | Crayon
        wand.and.stars | Baguette magique
        chart.bar.xaxis | Graphique à barres
        number | Croisillon
        gear | Engrenage
        gearshape | Réglages
        camera | Appareil photo
        pawprint | Empreinte de patte
        music.note | Note de musique
        photo | Photo
        calendar | Calendrier
        phone | Téléphone
        video | Vidéo
        mic | Micro
        mic.slash | Micro désactivé
        flag | Drapeau
        bookmark | Signet
        tag | Étiquette
        paperplane | Avion en papier
        paperclip | Trombone
        map | Carte
        location | Position
        globe | Globe
        wifi | Wi-Fi
        wifi.slash | Wi-Fi désactivé
        eye | Œil
        eye.slash | Masqué
        hand.thumbsup | Pouce levé
        arrow.up | Flèche vers le haut
        arrow.down | Flèche vers le bas
        arrow.left | Flèche vers la gauche
        arrow.right | Flèche vers la droite
        arrow.clockwise | Actualiser
        arrow.up.right | Flèche vers le haut à droite
        square.and.arrow.up | Partager
        ellipsis | Plus
        ellipsis.circle | Plus
        line.3.horizontal | Menu
        list.bullet | Liste
        square.grid.2x2 | Grille
        info.circle | Informations
        questionmark.circle | Point d’interrogation
        cart | Panier d’achats
        creditcard | Carte de crédit
        gift | Cadeau
        shield | Bouclier
        key | Clé
        terminal | Terminal
        externaldrive | Disque externe
        server.rack | Baie de serveurs
        icloud | Nuage
        """
}
