import { articleUnder, type LawFile } from './law-file'

/** The number of the law and its file. */
const files: readonly (readonly [string, string])[] = [
  ['Ley 31/1995', 'ley-31-1995-prevencion'],
  ['Ley 32/2006', 'ley-32-2006-subcontratacion'],
  ['RDLeg 5/2000', 'lisos-rdleg-5-2000'],
  ['RD 39/1997', 'rd-39-1997-servicios-prevencion'],
  ['RD 171/2004', 'rd-171-2004-coordinacion'],
  ['RD 286/2006', 'rd-286-2006-ruido'],
  ['RD 299/2016', 'rd-299-2016-campos-electromagneticos'],
  ['RD 374/2001', 'rd-374-2001-agentes-quimicos'],
  ['RD 396/2006', 'rd-396-2006-amianto'],
  ['RD 485/1997', 'rd-485-1997-senalizacion'],
  ['RD 486/1997', 'rd-486-1997-lugares-trabajo'],
  ['RD 487/1997', 'rd-487-1997-cargas'],
  ['RD 488/1997', 'rd-488-1997-pantallas'],
  ['RD 614/2001', 'rd-614-2001-riesgo-electrico'],
  ['RD 664/1997', 'rd-664-1997-agentes-biologicos'],
  ['RD 665/1997', 'rd-665-1997-cancerigenos'],
  ['RD 681/2003', 'rd-681-2003-atex'],
  ['RD 773/1997', 'rd-773-1997-epi'],
  ['RD 1109/2007', 'rd-1109-2007-subcontratacion'],
  ['RD 1215/1997', 'rd-1215-1997-equipos-trabajo'],
  ['RD 1311/2005', 'rd-1311-2005-vibraciones'],
  ['RD 1627/1997', 'rd-1627-1997-obras-construccion'],
]

const headingOf = (rest: string) =>
  rest.replace(/^art\. /, 'Artículo ').replace(/^disposición/, 'Disposición')

export const spainLaws: readonly LawFile[] = files.map(([law, file]) => ({
  prefix: `ES ${law}`,
  file: `spain/${file}.md`,
  heading: headingOf,
  article: (text, rest) =>
    rest.startsWith('anexo') ? inAnnex(withLegends(text), rest) : articleUnder(text, headingOf(rest)),
}))

/** The notes and the legend under a table name its units: they belong to it. */
const withLegends = (text: string) => text.replace(/\n\n(?=> |[A-Z]<sub>)/g, '\n')

/** 'anexo IV C.3': part C of the annex has a heading, its point 3 mostly has none. */
function inAnnex(text: string, rest: string): string | undefined {
  const [, roman = '', letter, points = ''] = /^anexo ?([IVX]*) ?([A-Z])?[. ]?([\d.]*)$/.exec(rest) ?? []
  const annex = articleUnder(text, `ANEXO${roman && ` ${roman}`}`)
  const part = annex && letter ? sectionStarting(annex, new RegExp(`^(?:PARTE )?${letter}(?:[).]|$)`)) : annex
  return part && points !== '' ? pointOf(part, points.split('.')) : part
}

const withoutMarks = (line: string) => line.replace(/^[#*\s]+/, '')
const level = (line: string) => /^#*/.exec(line)?.[0].length ?? 0

/** From the heading that starts like this to the next heading of its level or above. */
function sectionStarting(text: string, beginning: RegExp): string | undefined {
  const lines = text.split('\n')
  const start = lines.findIndex(line => level(line) > 0 && beginning.test(withoutMarks(line)))
  if (start === -1) return undefined
  const own = level(lines[start] as string)
  const length = lines.slice(start + 1).findIndex(line => level(line) > 0 && level(line) <= own)
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

/** From the line that starts with one of these to the line that starts with the other. */
function between(text: string, from: string, to: string): string | undefined {
  const lines = text.split('\n')
  const start = lines.findIndex(line => line.startsWith(from))
  if (start === -1) return undefined
  const length = lines.slice(start + 1).findIndex(line => line.startsWith(to))
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

/** Points are headings ('### *4. …*'), dotted ('4.2 …') or plain paragraphs ('14. …'). */
function pointOf(text: string, [first = '', ...inner]: readonly string[]): string | undefined {
  const next = Number(first) + 1
  const section =
    sectionStarting(text, new RegExp(`^${first}\\. `)) ?? between(text, `${first}. `, `${next}. `)
  const [second, ...deeper] = inner
  if (!section || second === undefined) return section
  const dotted = between(section, `${first}.${second} `, `${first}.${Number(second) + 1} `)
  return dotted ?? pointOf(section.slice(section.indexOf('\n') + 1), [second, ...deeper])
}
