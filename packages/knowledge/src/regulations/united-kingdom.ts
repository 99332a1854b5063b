import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory, type Verification } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** Where each instrument stands on legislation.gov.uk. */
const instruments: Record<string, string> = {
  'UK CDM 2015': 'uksi/2015/51',
  'UK WAH 2005': 'uksi/2005/735',
  'UK LOLER 1998': 'uksi/1998/2307',
  'UK PUWER 1998': 'uksi/1998/2306',
  'UK COSHH 2002': 'uksi/2002/2677',
  'UK Noise 2005': 'uksi/2005/1643',
  'UK Vibration 2005': 'uksi/2005/1093',
  'UK MHOR 1992': 'uksi/1992/2793',
  'UK RIDDOR 2013': 'uksi/2013/1471',
  'UK MHSWR 1999': 'uksi/1999/3242',
  'UK PPE 1992': 'uksi/1992/2966',
  'UK HSWA 1974': 'ukpga/1974/37',
  'UK CAR 2012': 'uksi/2012/632',
  'UK Confined Spaces 1997': 'uksi/1997/1713',
  'UK EAWR 1989': 'uksi/1989/635',
  'UK RRO 2005': 'uksi/2005/1541',
  'UK Workplace 1992': 'uksi/1992/3004',
  'UK First Aid 1981': 'uksi/1981/917',
  'UK DSEAR 2002': 'uksi/2002/2776',
  'UK Lead 2002': 'uksi/2002/2676',
  'UK IRR 2017': 'uksi/2017/1075',
  'UK Safety Signs 1996': 'uksi/1996/341',
}

function legislation(code: string) {
  const [, path] = Object.entries(instruments).find(([name]) => code.startsWith(name)) ?? []
  return `https://www.legislation.gov.uk/${path}`
}

/** Extracts of the regulations were at hand, not all of them current; each record names the version it was read in. */
const extracts: Record<string, string> = {
  'UK CDM 2015': 'CDM 2015 as made in January 2015 (extract)',
  'UK WAH 2005': 'Work at Height Regulations 2005 with amendments to 2007 (extract)',
  'UK LOLER 1998': 'LOLER 1998, consolidated to October 2015 (extract)',
  'UK PUWER 1998': 'PUWER 1998, consolidated to July 2013 (extract)',
  'UK COSHH 2002': 'COSHH 2002, consolidated in 2018 or later (extract)',
  'UK Noise 2005': 'Control of Noise at Work Regulations 2005, consolidated to April 2018 (extract)',
  'UK MHOR 1992': 'Manual Handling Regulations 1992, consolidated to September 2002 (extract)',
  'UK RIDDOR 2013': 'RIDDOR 2013 as in force on 1 October 2013 (extract)',
  'UK MHSWR 1999': 'Management Regulations 1999, consolidated to October 2015 (extract)',
  'UK Workplace 1992': 'Workplace Regulations 1992, consolidated after 2005 (extract)',
}

/** Not in the extracts, or changed since: the PPE duties of 2022 and the fire order's duty to record. */
const unread = new Set([
  'UK MHSWR 1999 reg. 13',
  'UK CDM 2015 reg. 16',
  'UK CDM 2015 reg. 23',
  'UK COSHH 2002 reg. 12',
])

function verificationOf(code: string): Verification {
  const version = Object.entries(extracts).find(([name]) => code.startsWith(`${name} `))?.[1]
  return version === undefined || unread.has(code)
    ? fromMemory
    : { how: 'official text', version, on: '2026-11-15' }
}

export const uk = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  writtenUp(
    { industry, body: 'Other', jurisdiction: 'UK', verified: fromMemory, source: legislation },
    entries.map(entry => ({ ...entry, verified: verificationOf(entry.code) })),
  )
