import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const askBack = {
  depth: /tief\w*/,
  height: /hoch|hohe/,
  distance: /weit|abstand|entfernung/,
  permit: /genehmigung|erlaubnis/,
  inspection: /pruf\w+|gepruft/,
  training: /schulung|unterweisung/,
  ppe: /psa/,
  time: /lange|oft/,
  limit: /grenzwert|wie ?viele?|hochstens/,
  subject: /erlaubt|pflicht|breit/,
  empty:
    /wie|welche|welcher|welches|was|ist|sind|der|die|das|den|dem|ein|eine|einen|hoch|hohe|tief|tiefe|weit|abstand|entfernung|oft|lange|viel|viele|darf|durfen|muss|mussen|soll|kann|brauche|brauchen|ich|man|wir|es|sein|haben|maximal|maximum|hochstens|minimum|mindestens|grenzwert|genehmigung|erlaubnis|schulung|unterweisung|prufen|prufung|gepruft|werden|wird|psa|tragen|erlaubt|pflicht|breit|wann|bis|zu/,
} satisfies AssistantCues['askBack']

export const followUp = {
  pronoun: /das|dies|die|dafur|dort|davon|der/,
  opener: /und|aber|dann|auch|gilt das|was ist mit|wie ist/,
  closer: nothing,
  question: /was|wer|wann|wo|wie|welche\w*|muss|darf|kann/,
} satisfies AssistantCues['followUp']

export const judgment = {
  verdict:
    /\b(?:ist|sind)\b.*\b(?:dies\w*|der|die|das|unser\w*)\b.*\b(?:sicher|stabil|in ordnung|tragfahig)\b|\b(?:kann|konnen|darf|durfen)\b.*\b(?:dies\w*)\b.*\b(?:benutzen|verwenden|betreten|nutzen|nehmen|besteigen|heben|hinein|rein|runter)\b/,
} satisfies AssistantCues['judgment']

export const offTopic = {
  stories: /\w*gedicht\w*|witz\w*|ein lied|horoskop|marchen/,
  food: /rezept\w*|abendessen/,
  news: /wetter\w*|fussball|bundesliga|wer hat\b.*\b(?:spiel|gewonnen)/,
  privateLife: /\w*liebes\w*|freundin|lotto|aktien?|soll ich kaufen|steuererklarung/,
  trivia: /hauptstadt|wie spat|wieviel uhr|ubersetze|prasident|bundeskanzler/,
  trade: /dguv|sigeko|sifa|brandschutz\w*|ersthelfer\w*/,
} satisfies AssistantCues['offTopic']

export const outOfBounds = {
  others:
    /(?:anderen?|anderer|fremde[nr]?) (?:firmen?|unternehmen|betriebe?s?|organi[sz]ation(?:en)?|kunden)|konkurren\w+|nachbar\w+|nebenan/,
  records: /verstosse?n?|mangel|aufgaben?|berichte?|bilder|daten/,
  secrets: /passwort|passworter|kennwort|zugangsdaten/,
  override:
    /(?:ignorier\w*|vergiss|missachte)\b.{0,40}\b(?:regeln|anweisungen|vorgaben|alles)|tu so als|(?:dein\w*|der) (?:system-?)?-?(?:prompt|anweisungen)|system-?prompt|spiel die rolle/,
  before: /von/,
} satisfies AssistantCues['outOfBounds']

export const premises = {
  opening: /stimmt es|ich habe gehort|erst ab|angeblich/,
  daily: /taglich|jeden tag/,
  weekly: /wochentlich|(?:die|pro) woche/,
  monthly: /monatlich|im monat/,
  yearly: /jahrlich|im jahr|pro jahr/,
  relaxes:
    /nicht (?:notig|pflicht|erforderlich|vorgeschrieben)|kein\w* (?:\w+ )?(?:notig|pflicht|brauch\w*)|brauch\w* (?:\w+ ){0,3}(?:kein\w*|nicht)|reicht|ohne|nur/,
  ending: /oder|stimmt(?:'s| das| doch)?|richtig|nicht wahr|ist das so/,
  conclusion: nothing,
} satisfies AssistantCues['premises']
