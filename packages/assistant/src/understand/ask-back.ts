import type { Language } from '@plumbline/domain'
import { plain } from '@plumbline/knowledge/lexicon/index'
import { isStopWord, tokensIn } from '@plumbline/search'

export type AskBack =
  | 'depth'
  | 'height'
  | 'distance'
  | 'permit'
  | 'inspection'
  | 'training'
  | 'ppe'
  | 'limit'
  | 'time'
  | 'slope'
  | 'subject'

/** Words that say what is wanted but not of what. */
const generic: readonly (readonly [AskBack, RegExp])[] = [
  ['depth', /\b(deep|depth|profund\w+|profondeur|tief\w*)\b|多深|深度/],
  ['height', /\b(high|height|tall|alt[oa]|altura|hauteur|hoch|hohe)\b|多高|高度/],
  [
    'distance',
    /\b(far|distance|close|clearance|distancia|lejos|cerca|loin|weit|abstand|entfernung)\b|多远|距离/,
  ],
  ['permit', /\b(permits?|permisos?|permis|autorisation|genehmigung|erlaubnis)\b|许可|审批/],
  ['inspection', /\b(inspect\w*|check\w*|revis\w+|inspec\w+|verif\w+|control\w+|pruf\w+|gepruft)\b|检查/],
  [
    'training',
    /\b(train\w*|certif\w*|licen[cs]e\w*|card|capacitacion|formacion|curso|formation|schulung|unterweisung)\b|培训/,
  ],
  ['ppe', /\b(ppe|protective equipment|protection|gear|epp|epi|psa)\b|防护用品/],
  [
    'time',
    /\b(hours?|how long|time|often|days?|keep|long|tiempo|cuando|frecuencia|cada cuanto|combien de temps|souvent|frequence|lange|oft)\b|多久|几个小时|几小时|几天|多长时间/,
  ],
  [
    'limit',
    /\b(limit|maximum|max|many|much|most|limite|maximo|cuant[oa]s?|combien|grenzwert|wie ?viele?|hochstens)\b|最多|最大|多少|限值/,
  ],
  [
    'subject',
    /\b(allowed|legal|ok|okay|required|sign\w*|wide|need|this|it|that|permitid\w+|obligatori\w+|permis|obligatoire|erlaubt|pflicht|ancho|large|breit)\b|可以吗|行吗|多宽/,
  ],
]

const wordsOf = (list: string) => new Set(list.split(' '))
/** Words that narrow nothing down, by language. */
const empty: Readonly<Record<Exclude<Language, 'zh'>, ReadonlySet<string>>> = {
  en: wordsOf(
    'need needs needed required require requires must have can could should do does allowed go going get work working works job site rule rules limit maximum max minimum min safe legal ok okay many much often long high height tall deep depth far distance close clearance permit permits inspect inspected inspection inspections check checks checked train trained training certified certification license card ppe protective equipment protection gear what whats s how when feet foot meters meter before anything something it this that here crew guys people someone kind type sort wear use away maximal most hours hour days day time be may allowed limits wide keep sign signed signs who has be',
  ),
  es: wordsOf(
    'que cual cuales es la el los las lo de a un una unos tan alto alta altura profundo profunda profundidad hondo distancia lejos cerca necesito necesita necesitamos hace falta hay debe debo tiene tengo ser estar puede puedo permiso limite maximo minimo como cuanto cuanta cuantos cuantas cada tiempo revisar revisarlo inspeccionar inspeccion capacitacion formacion curso epp equipo usar poner ancho y en para por se me nos obligatorio permitido legal esto eso cuando',
  ),
  fr: wordsOf(
    'quelle quel quels quelles est c ce ca cest la le les l d de du des a un une hauteur haut profondeur distance loin pres faut il on doit peut avoir etre limite maximum max minimum combien temps souvent frequence permis autorisation formation verifier controler controle verification epi quoi comment besoin j ai je en et pour obligatoire autorise que t quand large tous',
  ),
  de: wordsOf(
    'wie welche welcher welches was ist sind der die das den dem ein eine einen hoch hohe tief tiefe weit abstand entfernung oft lange viel viele darf durfen muss mussen soll kann brauche brauchen ich man wir es sein haben maximal maximum hochstens minimum mindestens grenzwert genehmigung erlaubnis schulung unterweisung prufen prufung gepruft werden wird psa tragen erlaubt pflicht breit wann bis zu',
  ),
}
const emptyChinese =
  /要不要|需不需要|是不是|可不可以|多高|多深|多远|多久|多宽|多少|多长时间|几个?小时|几天|一次|最多|最少|最大|最高|最低|距离|高度|深度|限值|许可|审批|检查|培训|防护用品|可以|需要|必须|应该|什么|怎么|行|吗|呢|要|的|是|有|做|用|穿|戴|我们|我|这个|那个|这|那|能|得|[?？。，,!！\s]/g

function isEmpty(text: string, english: string): boolean {
  if (/\p{Script=Han}/u.test(text)) return text.replace(emptyChinese, '') === ''
  const has = (words: ReadonlySet<string>, tokens: string[]) =>
    tokens.every(word => words.has(word) || isStopWord(word) || /^\d/.test(word))
  const typed = tokensIn(text)
  return (
    has(empty.en, tokensIn(english)) || has(empty.es, typed) || has(empty.fr, typed) || has(empty.de, typed)
  )
}

/** 'How many hours a day may I work' is a question of its own. */
const workingTime = /\bhours?\b.*\bwork\w*|\bwork\w*\b.*\bhours?\b/

/** A question that could be about many things: which of them has to be asked. */
export function findAskBack(text: string, english: string): AskBack | null {
  if (/\bhow far (?:back )?(?:do|should|must)\b.*\bslop/.test(english) && !/\d/.test(english)) return 'slope'
  if (!isEmpty(text, english) || workingTime.test(english)) return null
  const read = `${english} ${plain(text)}`
  return generic.find(([, pattern]) => pattern.test(read))?.[0] ?? null
}
