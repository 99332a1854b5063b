/** The laws of the library by the name its codes use, with what people call them in Chinese. */
const chineseLaws: Readonly<Record<string, readonly string[]>> = {
  'Work Safety Law': ['安全生产法', '安法'],
  'Construction Safety Regulations': ['建设工程安全生产管理条例', '建设工程安全管理条例', '建设工程安全条例'],
  'Construction Law': ['建筑法'],
  'Fire Protection Law': ['消防法'],
  'Occupational Disease Law': ['职业病防治法', '职业病法'],
  'Special Equipment Law': ['特种设备安全法', '特种设备法'],
  'Special Equipment Regulations': ['特种设备安全监察条例'],
  'Hazardous Chemicals Regulations': ['危险化学品安全管理条例', '危化品条例', '危化品管理条例'],
  'Accident Reporting Regulations': [
    '生产安全事故报告和调查处理条例',
    '事故报告和调查处理条例',
    '事故报告条例',
  ],
  'Emergency Regulations': ['生产安全事故应急条例', '事故应急条例'],
  'Labor Law': ['劳动法'],
  'Women Workers Regulations': ['女职工劳动保护特别规定', '女职工特别规定', '女职工劳动保护规定'],
  'Mine Safety Law': ['矿山安全法'],
  'Mine Safety Implementing Regulations': ['矿山安全法实施条例'],
  'Toxic Substances Regulations': ['使用有毒物品作业场所劳动保护条例', '有毒物品条例'],
  'Work Injury Insurance Regulations': ['工伤保险条例', '工伤条例'],
  'Safety Permit Regulations': ['安全生产许可证条例'],
  'Heat Measures': ['防暑降温措施管理办法', '防暑降温办法'],
  'Pneumoconiosis Regulations': ['尘肺病防治条例', '尘肺病条例'],
}

const names = Object.entries(chineseLaws)
  .flatMap(([english, chinese]) => [english.toLowerCase(), ...chinese].map(name => ({ name, english })))
  .sort((a, b) => b.name.length - a.name.length)

const CHINESE_DIGITS = '零一二三四五六七八九'

/** 104 for 一百零四 or '104'; NaN for anything else. Articles and their figures stay below a thousand. */
export function chineseNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const match =
    /^(?:([一二三四五六七八九])百零?)?(?:([一二三四五六七八九])?(十))?([一二三四五六七八九])?$/.exec(text)
  if (!match || text === '') return Number.NaN
  const [, hundreds, tens, ten, ones] = match
  const of = (digit: string | undefined) => (digit ? CHINESE_DIGITS.indexOf(digit) : 0)
  return of(hundreds) * 100 + (ten ? (tens ? of(tens) : 1) * 10 : 0) + of(ones)
}

const country = /^(?:cn|china|chinese|prc|中国)[ :,]*/
const standard = /^(jgj|gbz|gb|aq|jg|jb)(?: ?\/ ?t)? ?(\d{1,6}(?:\.\d{1,2})?)(?: ?[-—–] ?(?:19|20)\d\d)?$/
const article =
  /^(?:art(?:icle)?s?\.? ?)?第? ?(\d{1,3}|[零一二三四五六七八九十百]{1,6}) ?条?(?:第.{1,2}[款项])?$/

/** 'cn work safety law 045' for '《安全生产法》第四十五条', 'cn jgj 80' for 'JGJ80-2016'; nothing for other text. */
export function chineseKey(typed: string): string | undefined {
  const text = typed
    .toLowerCase()
    .replace(/[《》〈〉「」]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  const isChinese = country.test(text)
  const bare = text.replace(country, '').replace(/^中华人民共和国/, '')
  const [, series, number] = standard.exec(bare) ?? []
  if (series !== undefined) return `cn ${series} ${number}`
  const law = names.find(({ name }) => bare.startsWith(name))
  if (!law) return undefined
  const rest = bare
    .slice(law.name.length)
    .replace(/^ ?[(（]?(?:19|20)\d\d(?:年)?(?:修正|修订|版)?[)）]?(?= |第|$)/, '')
    .replace(/^[ ,，.:：]+/, '')
  const key = `cn ${law.english.toLowerCase()}`
  // In English the name alone is no code: 'labor law' is what people ask about anywhere.
  if (rest === '') return isChinese || /[一-鿿]/.test(law.name) ? key : undefined
  const cited = chineseNumber(article.exec(rest)?.[1] ?? '')
  return Number.isNaN(cited) ? undefined : `${key} ${String(cited).padStart(3, '0')}`
}

/** An article of a Chinese law, or a standard, named in the middle of a sentence. */
export const chineseCodeInside = new RegExp(
  `(?:${Object.values(chineseLaws).flat().join('|')})》? ?第?(?:\\d{1,3}|[零一二三四五六七八九十百]{1,6})条|\\b(?:jgj|gbz|gb)(?:/t)? ?\\d{2,6}(?:\\.\\d)?(?:-\\d{4})?`,
  'gi',
)
