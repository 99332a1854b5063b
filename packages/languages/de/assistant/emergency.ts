import type { EmergencyWords } from '../../src/assistant'
import { signs } from './emergency-signs'

export const emergency = {
  ...signs,
  he: 'er|ihm|ihn|mein|meine|meinem|mir|mich|ich|wir|uns|unser|ein kollege|eine kollegin|der kollege|kollege ist|kollege hat|kollege liegt|kollege hängt|zwei leute|zwei mann|zwei kollegen|ein mann|gerade|gerade eben|der typ|sie hat|sie ist|sie liegt|einer von uns|seine|seinen|sein',
  person:
    'kollege|kollegin|kollegen|mitarbeiter|mitarbeiterin|arbeiter|jemand|einer|fahrer|bediener|kranführer|baggerfahrer|mann|leute|person|personen|monteur|schweißer|elektriker|dachdecker|chef|bruder|freund|azubi|lehrling|beschäftigter|polier|hat|hatte|bekommt|erleidet|bekommen',
  cry: 'ist es sicher|ist das sicher|ist das gefährlich|ist es gefährlich|was tun|was mache ich|was machen wir|was soll ich tun|was soll ich machen|was sollen wir tun|was muss ich tun|was muss man tun|was muss der|was jetzt|was nun|was kann ich tun|wie helfe ich|wie kann ich helfen|wie hilft man|hilfe|schnell|sofort|dringend|soll ich runter|soll ich rein|soll ich ihn|darf ich ihn|wen rufe ich|wen anrufen|notfall|erste hilfe bei|bitte helfen|jetzt|was ist zu tun|wie stoppe ich|wie rette ich|wie bekomme ich ihn|112',
  prevention:
    'vermeiden|vermeidet|verhindern|verhindere|verhindert|verhinderung|schützen|schützt|schutz|vorbeugen|vorbeugung|prävention|gegen',
  past: 'gestern|letzte woche|letzten monat|letztes jahr|vom letzten jahr|letzten jahr|letzten sommer|vor einem jahr|vor jahren|vor monaten|vor wochen|wie viele|statistik|übung|niemand verletzt|niemand wurde verletzt|keine verletzten|dieses jahr|letzter woche|vorgestern|beinaheunfall',
  ruleQuestion:
    'vorschrift|vorschriften|regel|regeln|pflicht|pflichten|meldepflicht|meldepflichtig|melden|melde|meldung|gemeldet|anzeigen|bußgeld|strafe|gesetz|gesetzlich|frist|prüffrist|fristen|wie oft|wie lange|wie viele|wie weit|wie hoch|wie tief|ab welcher|ab wann|ab wieviel|muss ich|müssen wir|darf man|darf ich|brauche ich|brauchen wir|wer muss|wer darf|wer meldet|was gehört|was muss im|was ist ein|was ist eine|was bedeutet|erlaubnis|erlaubnisschein|erlaubt|genehmigung|grenzwert|grenzwerte|mindestabstand|abstand|schutzabstand|erkläre|zeige|liste|dokumentieren|unterlagen|aufbewahren|anforderungen|benachrichtigt|prüfung|geprüft|vorgeschrieben|welche|welcher|welches',
  questionOpening:
    'und wenn|und bei|was|wer|wann|wo|welche|welcher|welches|wie|warum|muss|müssen|darf|dürfen|kann|können|soll|wenn|falls|ab|brauche|brauchen|erstelle|schreibe|mach|mache|zeige|liste|erkläre|gib|plakat|aushang|rettungsplan|unterweisung|schulung|betriebsanweisung|prüffrist|grenzwert|gilt|gibt es|ist ein|ist eine|wieviel|wieviele|mindestabstand',
  topic:
    'schulung|unterweisung|ausbildung|kurs|plan|rettungsplan|verbandskasten|verbandskästen|verbandkasten|protokoll|plakat|aushang|liste|programm|feuerlöscher|löscher|anforderungen|symptome|richtlinie|betriebsanweisung|statistik|gefahr|gefährdung|gefährdungen|risiko|feststellung|feststellungen|verstoß|verstöße|augendusche|melder|warner|brandschutz|brandschutzhelfer|ersthelfer|vorschrift|pflicht|schutzhaube|meldung|gemeldet|arbeitsunfall|maßnahmen|übung|alarmplan|unterlagen',
} satisfies EmergencyWords
