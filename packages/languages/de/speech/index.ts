import { phrases, type Speech } from '../../src/speech'
import { keywords } from './keywords'

export const speech = {
  keywords,
  negationReach: 5,
  negations: phrases(`
    kein | keine | keinen | keiner | keinem | nicht | ohne | nie | niemand | fehlt | fehlen | vergessen
  `),
  troubles: phrases(`
    kaputt | beschädigt | lose | locker | wackelt | instabil | unsicher | gefährlich | fehlt | fehlen |
    eingestürzt | stürzt | rutscht | abgerutscht | undicht | leck | blockiert | abgelaufen | zu nah |
    vorsicht | achtung | gefahr | ohne | nicht gesichert | nicht freigegeben
  `),
  hypotheses: phrases(`
    falls | wenn | im falle | übung | könnte
  `),
  breaks: phrases(`
    aber | jedoch | sondern
  `),
  alarms: phrases(`
    ungesicherte kante | offenes loch | nicht abgedeckt | herabfallende teile | werkzeug gefallen |
    etwas ist heruntergefallen | in die hand geschnitten | in einen nagel getreten | zu nah an der
    maschine | unter der last | verschüttet | instabile wand | blanke leitung | stromschlag | offener
    schaltschrank | kabel beschädigt | feuer | brand | rauch | flammen | funkenflug | feuerlöscher
    zugestellt | ausgang versperrt | zu laut | viel staub | dämpfe | ausgelaufen | hitzschlag | zu heiß
    | dehydriert | schwindelig | zu schwer | rückenschmerzen | liegt am boden | ist gestürzt |
    bewusstlos | krankenwagen | verletzt | stolperfalle | nasser boden | läuft noch | schutzhaube fehlt
    | eingezogen | werkzeug defekt | fehlende bohlen | asbest
  `),
  protections: phrases(`
    absturzsicherung | bordbrett | schutzhelm | kopfschutz | schutzbrille | augenschutz | gesichtsschutz
    | handschuhe | sicherheitsschuhe | stahlkappe | warnweste | warnkleidung | schutzausrüstung | psa |
    leitkegel | rückfahrwarner | einweiser | verbau | fi-schalter | brandwache | feuerlöscher |
    notausgang | fluchtweg | gehörschutz | ohrstöpsel | atemschutz | staubmaske | sicherheitsdatenblatt
    | wartungssicherung
  `),
  harmless: phrases(`
    feuer frei
  `),
} satisfies Speech
