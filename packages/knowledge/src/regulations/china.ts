import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory, type Verification } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** When the text that was read was adopted or last amended. */
const versions: Readonly<Record<string, string>> = {
  'Work Safety Law': '安全生产法, as amended 10 June 2021',
  'Construction Safety Regulations': '建设工程安全生产管理条例, as adopted 24 November 2003',
  'Construction Law': '建筑法, as amended 23 April 2019',
  'Fire Protection Law': '消防法, as amended 29 April 2021',
  'Occupational Disease Law': '职业病防治法, as amended 29 December 2018',
  'Special Equipment Law': '特种设备安全法, as adopted 29 June 2013',
  'Special Equipment Regulations': '特种设备安全监察条例, as amended 24 January 2009',
  'Hazardous Chemicals Regulations':
    '危险化学品安全管理条例, as amended 7 December 2013; a law on the subject adopted after April 2025 is not covered',
  'Accident Reporting Regulations': '生产安全事故报告和调查处理条例, as adopted 9 April 2007',
  'Emergency Regulations': '生产安全事故应急条例, as adopted 17 February 2019',
  'Labor Law': '劳动法, as amended 29 December 2018',
  'Women Workers Regulations': '女职工劳动保护特别规定, as adopted 28 April 2012',
  'Mine Safety Law': '矿山安全法, as amended 27 August 2009',
  'Mine Safety Implementing Regulations': '矿山安全法实施条例, as adopted 30 October 1996',
  'Toxic Substances Regulations': '使用有毒物品作业场所劳动保护条例, as adopted 12 May 2002',
  'Work Injury Insurance Regulations': '工伤保险条例, as amended 20 December 2010',
  'Safety Permit Regulations': '安全生产许可证条例, as amended 29 July 2014',
  'Pneumoconiosis Regulations': '尘肺病防治条例, as adopted 3 December 1987',
}

function verifiedIn(code: string): Verification {
  const version = versions[code.replace(/^CN /, '').replace(/ art\. \d+$/, '')]
  if (!version) throw new Error(`${code} is of no known Chinese law`)
  return { how: 'official text', version, on: '2026-11-15' }
}

const place = { body: 'Other', jurisdiction: 'China' } as const

/** Laws and administrative regulations; the national database has no lasting address for one of them. */
export const china = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  entries.flatMap(entry =>
    writtenUp(
      {
        ...place,
        industry,
        verified: entry.verified ?? verifiedIn(entry.code),
        source: () => 'https://flk.npc.gov.cn/',
      },
      [entry],
    ),
  )

/** National and industry standards, whose text was not at hand. */
export const chineseStandards = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  writtenUp(
    { ...place, industry, verified: fromMemory, source: () => 'https://openstd.samr.gov.cn/bzgk/gb/' },
    entries,
  )
