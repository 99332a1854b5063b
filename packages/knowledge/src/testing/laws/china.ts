import { chineseNumber } from '../../regulations/codes-china'
import type { LawFile } from './law-file'

/** The name the codes use and its file. */
const files: readonly (readonly [string, string])[] = [
  ['Work Safety Law', 'anquan-shengchan-fa-2021'],
  ['Construction Safety Regulations', 'jianshe-gongcheng-anquan-tiaoli-2003'],
  ['Construction Law', 'jianzhu-fa-2019'],
  ['Fire Protection Law', 'xiaofang-fa-2021'],
  ['Occupational Disease Law', 'zhiyebing-fangzhi-fa-2018'],
  ['Special Equipment Law', 'tezhong-shebei-anquan-fa-2013'],
  ['Special Equipment Regulations', 'tezhong-shebei-jiancha-tiaoli-2009'],
  ['Hazardous Chemicals Regulations', 'weixian-huaxuepin-tiaoli-2013'],
  ['Accident Reporting Regulations', 'shigu-baogao-diaocha-tiaoli-2007'],
  ['Emergency Regulations', 'shigu-yingji-tiaoli-2019'],
  ['Labor Law', 'laodong-fa-2018'],
  ['Women Workers Regulations', 'nvzhigong-baohu-2012'],
  ['Mine Safety Law', 'kuangshan-anquan-fa-2009'],
  ['Mine Safety Implementing Regulations', 'kuangshan-anquan-shishi-tiaoli-1996'],
  ['Toxic Substances Regulations', 'youdu-wupin-laodong-baohu-tiaoli-2002'],
  ['Work Injury Insurance Regulations', 'gongshang-baoxian-tiaoli-2010'],
  ['Safety Permit Regulations', 'anquan-xukezheng-tiaoli-2014'],
  ['Pneumoconiosis Regulations', 'chenfei-fangzhi-tiaoli-1987'],
]

export const chinaLaws: readonly LawFile[] = files.map(([law, file]) => ({
  prefix: `CN ${law}`,
  file: `china/${file}.md`,
  heading: rest => rest,
  article: (text, rest) => articleNumbered(text, Number(rest.replace('art. ', ''))),
}))

/** From the line that starts with '第四十五条' to the next article or chapter. */
function articleNumbered(text: string, number: number): string | undefined {
  const lines = text.split('\n')
  const numberOf = (line: string) =>
    chineseNumber(/^第([零一二三四五六七八九十百]+)条(?:\s|　)/.exec(line)?.[1] ?? '')
  const start = lines.findIndex(line => numberOf(line) === number)
  if (start === -1) return undefined
  const length = lines
    .slice(start + 1)
    .findIndex(line => line.startsWith('#') || !Number.isNaN(numberOf(line)))
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}
