/** Number and year of the Spanish laws people type without saying what they are: '1627/1997'. */
const instruments = new Set([
  '31/1995',
  '32/2006',
  '5/2000',
  '39/1997',
  '171/2004',
  '485/1997',
  '486/1997',
  '487/1997',
  '488/1997',
  '664/1997',
  '665/1997',
  '773/1997',
  '1215/1997',
  '1627/1997',
  '374/2001',
  '614/2001',
  '681/2003',
  '2177/2004',
  '1311/2005',
  '286/2006',
  '396/2006',
  '1109/2007',
  '299/2016',
  '513/2017',
])

/** It only amends: its rules on work at height stand in annex II of RD 1215/1997, and people still call them by it. */
const WORK_AT_HEIGHT = '2177/2004'

/** What people call a law instead of its number. */
const nicknames: readonly (readonly [RegExp, string])[] = [
  [/^(?:lprl|ley de prevenci[oó]n(?: de riesgos laborales)?)(?= |$)/, 'ley 31/1995'],
  [/^lisos(?= |$)/, 'rdleg 5/2000'],
  [/^ripci(?= |$)/, 'rd 513/2017'],
  [/^(?:rsp|reglamento de los servicios de prevenci[oó]n)(?= |$)/, 'rd 39/1997'],
]

const country = /^(?:es|españa|spain|spanish)[ :,]+/
const kind =
  /^(?:real decreto legislativo|real decreto|royal decree|legislative decree|r\.? ?d\.? ?leg(?:islativo)?\.?|r\.? ?d\.?|ley|l\.?|law)(?: n[.º°o]*)? ?(?=\d)/
const numberAndYear = /^(\d{1,4})\/((?:19|20)\d\d|\d\d)(?!\d)/
const dateOfLaw = /^,? de \d{1,2} de [a-z]+(?: de \d{4})?/
const article =
  /^(?:(?:en )?(?:su |el )?art(?:[íi]culo|icle)?s?\.? ?)?(\d{1,3})( ?bis)?(?:[., ]+(?:\d{1,2}|[a-z])\)?)*$/
const annex = /^(?:anexo|annex|anx\.?)(?: ([ivx]+)\b)?(.*)$/
const additionalProvision = /^(?:disposici[oó]n adicional|disp\.? ad(?:ic)?\.?|da) ?([úu]nica|\d{1,2})$/
const annexFillers = /\b(?:parte|part|punto|point|apartado|ap|section|n[º°])\b/g

const padded = (number: string) => number.padStart(3, '0')

/** 'es 1627 1997 011' for 'RD 1627/97 artículo 11'; nothing for what is no Spanish code. */
export function spanishKey(typed: string): string | undefined {
  let text = typed.toLowerCase().replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim()
  const isSpanish = country.test(text)
  text = text.replace(country, '')
  for (const [name, law] of nicknames) text = text.replace(name, law)
  const named = kind.test(text)
  text = text.replace(kind, '')
  const match = numberAndYear.exec(text)
  if (!match) return undefined
  const [whole, number = '', year = ''] = match
  const fullYear = year.length === 4 ? year : `${Number(year) > 50 ? '19' : '20'}${year}`
  if (!isSpanish && !named && !instruments.has(`${number}/${fullYear}`)) return undefined
  if (`${number}/${fullYear}` === WORK_AT_HEIGHT) return spanishKey('RD 1215/1997 anexo II 4')
  const place = placeOf(
    text
      .slice(whole.length)
      .replace(dateOfLaw, '')
      .replace(/^[ ,.:;-]+/, ''),
  )
  return place === undefined ? undefined : ['es', number, fullYear, place].filter(Boolean).join(' ')
}

/** The article or the point of an annex, empty for the whole law. */
function placeOf(rest: string): string | undefined {
  if (rest === '') return ''
  const cited = article.exec(rest)
  if (cited) return `${padded(cited[1] as string)}${cited[2] ? ' bis' : ''}`
  const additional = additionalProvision.exec(rest)
  if (additional) return `da ${additional[1] === 'unica' ? 'única' : additional[1]}`
  const inAnnex = annex.exec(rest)
  if (!inAnnex) return undefined
  const points = (inAnnex[2] ?? '').replace(annexFillers, ' ').match(/[a-z]+|\d+|[^\s.,]/g) ?? []
  if (points.length > 5 || points.some(point => !/^(?:[a-z]|\d{1,2})$/.test(point))) return undefined
  // The letters of a list are told within their point: 'C.3.a' is in C.3.
  while (points.length > 1 && /^[a-z]$/.test(points.at(-1) as string)) points.pop()
  const numbers = points.map(point => (/\d/.test(point) ? padded(point) : point))
  return ['anexo', inAnnex[1], ...numbers].filter(Boolean).join(' ')
}

/** An article or annex of a Spanish law in the middle of a sentence. */
export const spanishCodeInside =
  /(?:\b(?:real decreto(?: legislativo)?|rd ?leg|r\.?d\.?|ley) ?\d{1,4}\/(?:\d{4}|\d\d)\b|\b(?:lprl|lisos|ripci)\b),? (?:art(?:[íi]culo|\.)? ?\d{1,3}(?: bis\b)?|anexo [ivx]+\b(?:[ .](?:[a-h]\b|\d{1,2}\b))*)/gi
