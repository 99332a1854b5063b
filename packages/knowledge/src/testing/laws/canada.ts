import type { LawFile } from './law-file'

/** Federal texts set sections in bold without a heading; Quebec's put a period after the number. */
const sectionStart = (number: string) => new RegExp(`^\\*\\*${number.replaceAll('.', '\\.')}\\.?\\*\\*`)

/** Summaries that take a rule from a neighboring section name it; the figures are looked for in both. */
const readTogether: Record<string, readonly string[]> = {
  'Canada SOR/86-304 3.8': ['2.12', '2.13'],
  'Canada SOR/86-304 14.48': ['14.49'],
  'LSST 12': ['30'],
  'LSST 209': ['212.1'],
  'S-2.1, r. 4 2.9.4.1': ['2.9.4.0'],
  'S-2.1, r. 4 3.2.7': ['3.2.7.1'],
  'S-2.1, r. 4 3.8.3': ['3.8.2'],
  'S-2.1, r. 4 3.14.1': ['3.14.2'],
  'S-2.1, r. 4 3.21.2': ['3.21.3'],
  'S-2.1, r. 4 3.23.2': ['3.23.0.1'],
  'S-2.1, r. 4 6.2.1': ['6.3.1'],
  'RSST 33.3': ['33.5'],
  'RSST 69.3': ['69.8'],
  'RSST 131': ['133'],
  'RSST 256.3': ['256.2'],
}

/** A section up to the next one, with the schedules that are made for it; tables in rows, thousands without their space. */
function section(text: string, rest: string): string | undefined {
  const number = rest.replace(/^s\. /, '')
  const lines = text.split('\n')
  const start = lines.findIndex(line => sectionStart(number).test(line))
  if (start === -1) return undefined
  const length = lines.slice(start + 1).findIndex(line => /^(?:\*\*\d|#)/.test(line))
  const own = lines.slice(start, length === -1 ? undefined : start + 1 + length)
  return [...own, ...schedulesFor(number, lines)]
    .join('\n')
    .replace(/^_+$([^_]+)^_+$/gm, (_, table: string) => table.replace(/\n+/g, '\n| '))
    .replace(/\|\n+(?=\|)/g, '|\n')
    .replace(/(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/g, number => number.replaceAll(' ', ''))
}

/** '## SCHEDULE (Section 7.4)' and the like, up to the next heading. */
function schedulesFor(number: string, lines: readonly string[]): string[] {
  const cited = new RegExp(`^## SCHEDULE.*[Ss]ections? ${number.replaceAll('.', '\\.')}(?![\\d.])`)
  const start = lines.findIndex(line => cited.test(line))
  if (start === -1) return []
  const length = lines.slice(start + 1).findIndex(line => /^(?:\*\*\d|#)/.test(line))
  return ['', ...lines.slice(start, length === -1 ? undefined : start + 1 + length)]
}

/** A whole part: 'Part VII'. */
function part(text: string, rest: string): string | undefined {
  const lines = text.split('\n')
  const start = lines.findIndex(line => line.startsWith(`## ${rest.toUpperCase()} `))
  if (start === -1) return undefined
  const length = lines.slice(start + 1).findIndex(line => line.startsWith('## PART '))
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

const article = (name: string) => (text: string, rest: string) => {
  if (rest.startsWith('Part ')) return part(text, rest)
  const own = section(text, rest)
  const neighbors = readTogether[`${name} ${rest.replace('s. ', '')}`] ?? []
  return own && [own, ...neighbors.map(number => section(text, number))].join('\n\n')
}

const law = (prefix: string, file: string): LawFile => ({
  prefix,
  file: `canada/${file}`,
  heading: rest => rest,
  article: article(prefix.replace('Quebec ', '')),
})

export const canadaLaws: readonly LawFile[] = [
  law('Canada Labour Code', 'canada-labour-code-part-ii-en.md'),
  law('Canada SOR/86-304', 'cohs-regulations-sor-86-304-en.md'),
  law('Canada SOR/2020-130', 'work-place-harassment-violence-sor-2020-130-en.md'),
  law('Canada SOR/2015-17', 'hazardous-products-regulations-sor-2015-17-en.md'),
  // The record of the regulations as a whole has no section.
  {
    ...law('Canada', 'hazardous-products-regulations-sor-2015-17-en.md'),
    article: (text, rest) => (rest === 'SOR/2015-17' ? text : undefined),
  },
  law('Quebec LSST', 'quebec-s-2.1-lsst-fr.md'),
  law('Quebec S-2.1, r. 4', 'quebec-s-2.1-r-4-code-securite-construction-fr.md'),
  law('Quebec RSST', 'quebec-s-2.1-r-13-rsst-fr.md'),
]
