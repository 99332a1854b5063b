import type { RegulationIndustry } from '@plumbline/domain'
import type { Verification } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** Where each law stands in the state gazette, and the last change that the text read here contains. */
const laws: Readonly<Record<string, { boe: string; updated: string }>> = {
  'ES Ley 31/1995': { boe: 'BOE-A-1995-24292', updated: '9 April 2026' },
  'ES Ley 32/2006': { boe: 'BOE-A-2006-18205', updated: '30 December 2021' },
  'ES RDLeg 5/2000': { boe: 'BOE-A-2000-15060', updated: '22 May 2024' },
  'ES RD 39/1997': { boe: 'BOE-A-1997-1853', updated: '17 October 2025' },
  'ES RD 171/2004': { boe: 'BOE-A-2004-1848', updated: '31 January 2004' },
  'ES RD 286/2006': { boe: 'BOE-A-2006-4414', updated: '11 March 2006' },
  'ES RD 299/2016': { boe: 'BOE-A-2016-7303', updated: '29 July 2016' },
  'ES RD 374/2001': { boe: 'BOE-A-2001-8436', updated: '4 July 2015' },
  'ES RD 396/2006': { boe: 'BOE-A-2006-6474', updated: '11 April 2006' },
  'ES RD 485/1997': { boe: 'BOE-A-1997-8668', updated: '4 July 2015' },
  'ES RD 486/1997': { boe: 'BOE-A-1997-8669', updated: '12 May 2023' },
  'ES RD 487/1997': { boe: 'BOE-A-1997-8670', updated: '23 April 1997' },
  'ES RD 488/1997': { boe: 'BOE-A-1997-8671', updated: '23 April 1997' },
  'ES RD 513/2017': { boe: 'BOE-A-2017-6606', updated: '2025' },
  'ES RD 614/2001': { boe: 'BOE-A-2001-11881', updated: '21 June 2001' },
  'ES RD 664/1997': { boe: 'BOE-A-1997-11144', updated: '25 November 2021' },
  'ES RD 665/1997': { boe: 'BOE-A-1997-11145', updated: '3 July 2024' },
  'ES RD 681/2003': { boe: 'BOE-A-2003-12099', updated: '18 June 2003' },
  'ES RD 773/1997': { boe: 'BOE-A-1997-12735', updated: '8 December 2021' },
  'ES RD 1109/2007': { boe: 'BOE-A-2007-15766', updated: '23 March 2010' },
  'ES RD 1215/1997': { boe: 'BOE-A-1997-17824', updated: '13 November 2004' },
  'ES RD 1311/2005': { boe: 'BOE-A-2005-18262', updated: '26 March 2009' },
  'ES RD 1627/1997': { boe: 'BOE-A-1997-22614', updated: '23 March 2010' },
}

function lawOf(code: string) {
  const law = laws[code.split(' ', 3).join(' ')]
  if (!law) throw new Error(`${code} is of no known Spanish law`)
  return law
}

const verifiedIn = (code: string): Verification => ({
  how: 'official text',
  version: `BOE consolidated text, last changed ${lawOf(code).updated}`,
  on: '2026-11-15',
})

export const spain = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  entries.flatMap(entry =>
    writtenUp(
      {
        industry,
        body: 'Other',
        jurisdiction: 'Spain',
        verified: verifiedIn(entry.code),
        source: code => `https://www.boe.es/buscar/act.php?id=${lawOf(code).boe}`,
      },
      [entry],
    ),
  )
