import { phrases, type Speech } from '../../src/speech'
import { keywords } from './keywords'

export const speech = {
  keywords,
  negationReach: 5,
  // L'échafaudage is two words.
  endsWordAtApostrophe: true,
  negations: phrases(`
    pas | aucun | aucune | sans | jamais | personne | plus de | ni | manque | oublié | ne
  `),
  troubles: phrases(`
    cassé | cassée | abîmé | abîmée | endommagé | endommagée | instable | dangereux | dangereuse |
    manque | manquant | manquante | effondré | effondrée | tombe | tombé | tombée | fuite | bloqué |
    bloquée | périmé | mal fixé | mal fixée | trop près | attention | danger | sans
  `),
  hypotheses: phrases(`
    si | s'il | en cas de | exercice | pourrait
  `),
  breaks: phrases(`
    mais | cependant | pourtant
  `),
  alarms: phrases(`
    bord non protégé | trémie ouverte | trou dans le plancher | ouverture non couverte | chute d'objet |
    outil tombé | coupé la main | marché sur un clou | trop près de la machine | sous la charge |
    éboulement | mur instable | fil dénudé | choc électrique | câble abîmé | armoire électrique ouverte
    | feu | incendie | fumée | flammes | extincteur bloqué | issue bloquée | trop de bruit | beaucoup de
    poussière | émanations | déversement | coup de chaleur | trop chaud | déshydraté | étourdi | trop
    lourd | mal au dos | homme à terre | il est tombé | inconscient | appelez une ambulance | blessé |
    sol mouillé | encombré | happé | outil cassé | encore en marche | garde-corps manquant | plancher
    manquant | planches manquantes | plinthe manquante | protecteur manquant | amiante
  `),
  protections: phrases(`
    protection contre les chutes | casque de chantier | protection de la tête | lunettes de sécurité |
    lunettes de protection | écran facial | gants | chaussures de sécurité | gilet haute visibilité |
    gilet de sécurité | équipement de protection | epi | zone d'exclusion | balisage | alarme de recul |
    signaleur | blindage | différentiel | extincteur | sortie de secours | voie d'évacuation |
    protection auditive | bouchons d'oreilles | masque respiratoire | fiche de sécurité | consignation
  `),
  harmless: phrases(`
    feu vert | feu rouge | feu de circulation | détecteur de fumée | alarme incendie
  `),
} satisfies Speech
