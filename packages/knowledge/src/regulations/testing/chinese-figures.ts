const chineseDigits: Record<string, number> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const chineseRanks: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** 二十 is 20, 一百零五 is 105, 二十万 is 200000; 20万 may begin with digits. */
function chineseNumber(text: string): number {
  const [, head = '', large = '', tail = ''] = /^(.*?)([万亿]*)([^万亿]*)$/.exec(text) ?? []
  if (large) {
    const factor = [...large].reduce((product, rank) => product * (rank === '万' ? 1e4 : 1e8), 1)
    return (head === '' ? 1 : chineseNumber(head)) * factor + (tail === '' ? 0 : chineseNumber(tail))
  }
  if (/^[\d.]+$/.test(tail)) return Number(tail)
  let [total, digit] = [0, 0]
  for (const sign of tail) {
    const rank = chineseRanks[sign]
    if (rank === undefined) digit = digit * (total === 0 && digit > 0 ? 10 : 1) + (chineseDigits[sign] ?? 0)
    else {
      total += (digit || 1) * rank
      digit = 0
    }
  }
  return total + digit
}

const chineseUnits: readonly (readonly [string, RegExp])[] = [
  ['hour', /(?:个)?小时/g],
  ['minute', /分钟/g],
  ['day', /(?:个)?工作日|日|天/g],
  ['week', /周|星期/g],
  ['month', /个月/g],
  ['year', /周岁|年|岁/g],
  ['m2', /平方米/g],
  ['m3', /立方米/g],
  ['cm', /厘米/g],
  ['mm', /毫米/g],
  ['km', /公里|千米/g],
  ['m', /米/g],
  ['db', /分贝/g],
  ['kv', /千伏/g],
  ['volt', /伏特?/g],
  ['degrees', /摄氏度|℃/g],
  ['kg', /公斤|千克/g],
  ['tonne', /吨/g],
  ['liter', /升/g],
  ['percent', /％|%/g],
  ['yuan', /元/g],
]

/** A Chinese text with its numbers as digits and its units by their English names. */
export function fromChinese(text: string): string {
  let plain = text
    .replace(/[０-９]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/半(?:个)?小时/g, '0.5小时')
    .replace(/半年/g, '6个月')
    .replace(/周岁/g, '岁')
  // 千 belongs to the unit in 千克, 千米 and 千伏.
  plain = plain.replace(
    /百分之([〇零一二两三四五六七八九十百\d.]+)/g,
    (_, share: string) => `${chineseNumber(share)}%`,
  )
  plain = plain.replace(
    /(?:\d[\d.]*|[〇零一二两三四五六七八九十百千]+(?<!千(?=[克米伏])))?[万亿]+[一二三四五六七八九十百千]*|[〇零一二两三四五六七八九十百千]+(?<!千(?=[克米伏]))/g,
    number => String(chineseNumber(number)),
  )
  for (const [unit, pattern] of chineseUnits) plain = plain.replace(pattern, ` ${unit} `)
  return plain
}
