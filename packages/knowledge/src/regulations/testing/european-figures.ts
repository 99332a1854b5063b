type European = 'de' | 'fr' | 'es'

/** A German, French or Spanish text with its numbers in English notation and its units by their English names. */
export function fromEuropean(text: string, language: European): string {
  const { numbers, unitWords, phrases } = european[language]
  let plain = text
  for (const [pattern, replacement] of phrases) plain = plain.replace(pattern, replacement)
  plain = plain
    .replace(numbers.pattern, text => String(numbers.values.get(text.replace(/\s+/g, ' '))))
    // 10.000 and 10 000, then 1,25
    .replace(/(?<![\d.,])(\d{1,3})((?:[. ]\d{3})+)(?![\d.])/g, (_, head: string, tail: string) =>
      /^(?:\.\d{3})+$|^(?: \d{3})+$/.test(tail) ? head + tail.replace(/[. ]/g, '') : head + tail,
    )
    .replace(/(\d), ?(\d+)(?![\d,])/g, (whole, head: string, tail: string, offset: number, all: string) =>
      whole.includes(' ') && !decimalWithGap(all.slice(offset + whole.length)) ? whole : `${head}.${tail}`,
    )
  for (const [unit, pattern] of unitWords) plain = plain.replace(pattern, unit)
  return plain
}

/** '0, 1 fibre' is a decimal with a stray space only where a unit follows. */
const decimalWithGap = (rest: string) => /^ ?(?:m|cm|mm|kg|mg|db|fib|%)/.test(rest)

const word = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'gu')

type NumberWords = { values: ReadonlyMap<string, number>; pattern: RegExp }

function numberWords(entries: readonly (readonly [string, number])[]): NumberWords {
  const values = new Map(entries)
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length)
  return {
    values,
    pattern: new RegExp(
      `(?<![\\p{L}-])(?:${longestFirst.map(text => text.replaceAll(' ', '\\s+')).join('|')})(?!\\p{L}|-(?!stunden|tage))`,
      'gu',
    ),
  }
}

const list = (words: string, from = 0) =>
  words.split(' ').map((text, i): readonly [string, number] => [text, from + i])

function germanNumbers(): NumberWords {
  const units = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
  const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
  const small = list(
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    2,
  )
  return numberWords([
    ...'ein eine einer einem einen eines'.split(' ').map((text): readonly [string, number] => [text, 1]),
    ...small,
    ['zweier', 2],
    ['dreier', 3],
    ...tens.flatMap((ten, i): (readonly [string, number])[] => [
      [ten, 20 + 10 * i],
      ...units.map((unit, j): readonly [string, number] => [`${unit}und${ten}`, 21 + 10 * i + j]),
    ]),
    ['hundert', 100],
    ['einhundert', 100],
    ...units.slice(1).map((unit, i): readonly [string, number] => [`${unit}hundert`, 200 + 100 * i]),
    ['tausend', 1000],
    ['eintausend', 1000],
    ...small.map(([text, value]): readonly [string, number] => [`${text}tausend`, 1000 * value]),
    ...tens.map((ten, i): readonly [string, number] => [`${ten}tausend`, 20_000 + 10_000 * i]),
    ['hunderttausend', 100_000],
  ])
}

function frenchNumbers(): NumberWords {
  const small = list(
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    1,
  )
  const below20 = (n: number) => small[n - 1]?.[0] as string
  const tens = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt'] as const
  const compound = tens.flatMap((ten, i): (readonly [string, number])[] => {
    const base = 20 + 10 * i
    if (base === 70)
      return list('onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf', 71).map(
        ([text, value]) => [`soixante-${text}`, value],
      )
    const last = base === 80 ? 19 : 9
    return Array.from({ length: last }, (_, j): readonly [string, number] => [
      j === 0 && base !== 80 ? `${ten} et un` : `${ten}-${below20(j + 1)}`,
      base + j + 1,
    ])
  })
  return numberWords([
    ['une', 1],
    ...small,
    ...list('vingt trente quarante cinquante soixante').map(([text, i]): readonly [string, number] => [
      text,
      20 + 10 * i,
    ]),
    ...list('vingt trente quarante cinquante soixante').map(([text, i]): readonly [string, number] => [
      `${text}-et-un`,
      21 + 10 * i,
    ]),
    ['soixante-dix', 70],
    ['quatre-vingts', 80],
    ['quatre-vingt', 80],
    ...compound,
    ['cent', 100],
    ['cent cinquante', 150],
    ...small.slice(1, 9).flatMap(([text, value]): (readonly [string, number])[] => [
      [`${text} cents`, 100 * value],
      [`${text} cent`, 100 * value],
      [`${text} cent cinquante`, 100 * value + 50],
    ]),
    ['mille', 1000],
    ...small.slice(1).map(([text, value]): readonly [string, number] => [`${text} mille`, 1000 * value]),
  ])
}

function spanishNumbers(): NumberWords {
  const units = 'uno dos tres cuatro cinco seis siete ocho nueve'.split(' ')
  const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
  const small = list(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    2,
  )
  const hundreds = 'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(
    ' ',
  )
  return numberWords([
    ...'un uno una'.split(' ').map((text): readonly [string, number] => [text, 1]),
    ...small,
    ['veintiún', 21],
    ['dieciseis', 16],
    ...tens.flatMap((ten, i): (readonly [string, number])[] => [
      [ten, 30 + 10 * i],
      [`${ten} y un`, 31 + 10 * i],
      ...units.map((unit, j): readonly [string, number] => [`${ten} y ${unit}`, 31 + 10 * i + j]),
    ]),
    ['cien', 100],
    ['ciento cincuenta', 150],
    ...hundreds.flatMap((stem, i): (readonly [string, number])[] => [
      [`${stem}os`, 200 + 100 * i],
      [`${stem}as`, 200 + 100 * i],
    ]),
    ['mil', 1000],
    ...small.map(([text, value]): readonly [string, number] => [`${text} mil`, 1000 * value]),
  ])
}

type Replacements = readonly (readonly [string, RegExp])[]

const european: Record<
  European,
  { numbers: NumberWords; unitWords: Replacements; phrases: readonly (readonly [RegExp, string])[] }
> = {
  de: {
    numbers: germanNumbers(),
    phrases: [
      [/([\p{L}\d]+?)[- ]?stündig\p{L}*/gu, '$1 stunden'],
      [/(\p{L}+)einhalb(?!\p{L})/gu, '$1,5'],
      [/(\p{L}+)[- ]?jährig\p{L}*/gu, '$1 jahre'],
      [/(\p{L}+)[- ]?wöchig\p{L}*/gu, '$1 wochen'],
      [/(?:halbe|halben) stunde/g, '0,5 stunden'],
      [/halbjährlich\p{L}*|halbes jahr/gu, '6 monate'],
      [/(\d)[- ](stunden)/g, '$1 $2'],
      [/vom hundert|v\. ?h\./g, 'prozent'],
    ],
    unitWords: [
      ['hour', word('stunden|stunde|std')],
      ['minute', word('minuten|minute')],
      ['day', word('(?:arbeits|werk|kalender|kranken)?(?:tagen|tages|tage|tag)')],
      ['week', word('wochen|woche')],
      ['month', word('monaten|monats|monate|monat')],
      ['year', word('(?:lebens|kalender)?(?:jahren|jahres|jahre|jahr)')],
      ['m3', word('kubikmetern?')],
      ['m2', word('quadratmetern?')],
      ['cm', word('zentimetern?')],
      ['mm', word('millimetern?')],
      ['m', word('metern?')],
      ['percent', word('prozent')],
      ['degrees', word('grad(?: celsius)?')],
      ['kg', word('kilogramm')],
      ['tonne', /(?<!\p{L})tonnen?(?!\p{L})|(?<=\d ?)t(?!\p{L})/gu],
      ['liter', /(?<!\p{L})litern?(?!\p{L})|(?<=\d ?)l(?!\p{L})/gu],
      ['fiber', word('fasern|faser')],
    ],
  },
  fr: {
    numbers: frenchNumbers(),
    phrases: [
      [/demi-heure/g, '0,5 heure'],
      [/le quart et le tiers/g, '0,25 et le tiers'],
      [/demi-journée/g, '0,5 jour'],
      [/(\d) ?pour cent/g, '$1 %'],
      [/centimètres? cubes?/g, 'cm3'],
    ],
    unitWords: [
      ['hour', word('heures|heure|(?<!/)h')],
      ['minute', word('minutes|minute|mn|min')],
      ['day', word('jours|jour|journées|journée')],
      ['week', word('semaines|semaine')],
      ['month', word('mois')],
      ['year', word('années|année|ans|an')],
      ['m3', word('mètres? cubes?')],
      ['m2', word('mètres? carrés?')],
      ['cm', word('centimètres?')],
      ['mm', word('millimètres?')],
      ['m', word('mètres?')],
      ['db', word('décibels?')],
      ['degrees', word('degrés?(?: celsius)?')],
      ['kg', word('kilogrammes?|kilos?')],
      ['tonne', /(?<!\p{L})tonnes?(?!\p{L})|(?<=\d ?)t(?!\p{L})/gu],
      ['liter', /(?<!\p{L})litres?(?!\p{L})|(?<=\d ?)l(?![\p{L}'’])/gu],
      ['fiber', word('fibres?')],
      ['percent', word('pour cent')],
    ],
  },
  es: {
    numbers: spanishNumbers(),
    phrases: [
      [/media hora/g, '0,5 horas'],
      [/un cuarto de/g, '0,25 de'],
      [/millones/g, 'million'],
      [/por ciento|por 100/g, '%'],
    ],
    unitWords: [
      ['hour', word('horas|hora|h')],
      ['minute', word('minutos|minuto|min')],
      ['day', word('días|día|jornadas|jornada')],
      ['week', word('semanas|semana')],
      ['month', word('meses|mes')],
      ['year', word('años|año')],
      ['m3', word('metros? cúbicos?')],
      ['m2', word('metros? cuadrados?')],
      ['cm', word('centímetros?|cms')],
      ['mm', word('milímetros?')],
      ['m', word('metros?')],
      ['db', word('decibelios?')],
      ['volt', word('voltios?')],
      ['degrees', word('grados?(?: centígrados)?|º ?c')],
      ['kg', word('kilogramos?|kilos?')],
      ['tonne', /(?<!\p{L})toneladas?(?!\p{L})|(?<=\d ?)t(?!\p{L})/gu],
      ['liter', /(?<!\p{L})litros?(?!\p{L})|(?<=\d ?)l(?!\p{L})/gu],
      ['fiber', word('fibras?')],
    ],
  },
}
