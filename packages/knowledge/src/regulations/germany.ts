import type { RegulationIndustry } from '@plumbline/domain'
import { fromMemory, type Verification } from './verification'
import { type WriteUp, writtenUp } from './write-up'

/** Where each law stands on gesetze-im-internet.de, and the last change that was in the text read. */
const laws: Record<string, readonly [path: string, amended: string]> = {
  ArbSchG: ['arbschg', '22 December 2025'],
  BaustellV: ['baustellv', '19 December 2022'],
  BetrSichV: ['betrsichv_2015', '18 December 2025'],
  ArbStättV: ['arbst_ttv_2004', '27 March 2024'],
  GefStoffV: ['gefstoffv_2010', '2 December 2024'],
  LärmVibrationsArbSchV: ['l_rmvibrationsarbschv', '21 July 2021'],
  'PSA-BV': ['psa-bv', '2 December 2024'],
  LasthandhabV: ['lasthandhabv', '19 June 2020'],
  ArbMedVV: ['arbmedvv', '12 July 2019'],
  ASiG: ['asig', '20 April 2013'],
  'SGB VII': ['sgb_7', '16 April 2026'],
  JArbSchG: ['jarbschg', '23 October 2024'],
  MuSchG: ['muschg_2018', '22 December 2025'],
  ArbZG: ['arbzg', '23 October 2024'],
  OStrV: ['ostrv', '18 October 2017'],
  EMFV: ['emfv', '30 April 2019'],
  BioStoffV: ['biostoffv_2013', '2 December 2024'],
}

function lawOf(code: string) {
  const found = Object.entries(laws).find(([name]) => code.startsWith(`DE ${name} `))
  if (!found) throw new Error(`no law is known for ${code}`)
  const [name, [path, amended]] = found
  return { name, path, amended }
}

/** A paragraph has a page of its own, an annex the page of its law. */
function officialPage(code: string): string {
  const paragraph = /§ (\d+[a-z]?)$/.exec(code)?.[1]
  return `https://www.gesetze-im-internet.de/${lawOf(code).path}/${paragraph ? `__${paragraph}.html` : ''}`
}

function readIn(code: string): Verification {
  const { name, amended } = lawOf(code)
  return { how: 'official text', version: `${name}, last amended ${amended}`, on: '2026-11-15' }
}

const canonical = (code: string) =>
  Object.keys(laws).some(name => code.startsWith(`${name} `)) ? `DE ${code}` : code

/** Acts and ordinances, read in the official text: codes in the data files stand without 'DE'. */
export const germanLaw = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  entries.flatMap(entry =>
    writtenUp(
      {
        industry,
        body: 'Other',
        jurisdiction: 'Germany',
        verified: readIn(`DE ${entry.code}`),
        source: officialPage,
        canonical,
      },
      [entry],
    ),
  )

const technicalSource = (code: string) =>
  code.startsWith('DGUV')
    ? 'https://publikationen.dguv.de/'
    : code.startsWith('DIN')
      ? 'https://www.dinmedia.de/'
      : 'https://www.baua.de/DE/Angebote/Regelwerk/Regelwerk_node.html'

/** Rules of the accident insurers, technical rules and standards, whose text was not at hand. */
export const germanRule = (industry: RegulationIndustry, entries: readonly WriteUp[]) =>
  writtenUp(
    {
      industry,
      body: 'Other',
      jurisdiction: 'Germany',
      verified: fromMemory,
      source: technicalSource,
      canonical,
    },
    entries,
  )
