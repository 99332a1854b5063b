import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The official texts beside the repository, for tests only; absent on most machines. */
export const officialTextsFolder = join(
  process.env.PLUMBLINE_SHARED ?? fileURLToPath(new URL('../../../../../shared', import.meta.url)),
  'knowledge',
)

export const officialTextsPresent = existsSync(join(officialTextsFolder, 'cfr-29-sections.csv'))

export const officialSections = (): ReadonlySet<string> =>
  new Set(
    readFileSync(join(officialTextsFolder, 'cfr-29-sections.csv'), 'utf8')
      .split('\n')
      .slice(1)
      .filter(line => !line.includes('[Reserved]'))
      .map(line => line.slice(0, line.indexOf(','))),
  )
