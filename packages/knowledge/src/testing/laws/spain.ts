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

export const spainLaws: readonly LawFile[] = files.map(([law, file]) => ({
  prefix: `ES ${law}`,
  file: `spain/${file}.md`,
  heading: rest => rest.replace(/^art\. /, 'Artículo '),
  article: (text, rest) =>
    rest.startsWith('anexo') ? inAnnex(text, rest) : articleUnder(text, rest.replace(/^art\. /, 'Artículo ')),
}))

/** 'anexo IV C.3': part C of the annex has a heading, its point 3 is a paragraph that starts with '3.'. */
function inAnnex(text: string, rest: string): string | undefined {
  const [, roman = '', letter, points = ''] = /^anexo ?([IVX]*) ?([A-Z])?\.?([\d.]*)$/.exec(rest) ?? []
  const annex = articleUnder(text, `ANEXO${roman && ` ${roman}`}`)
  const part = annex && letter ? articleUnder(annex, `PARTE ${letter}`) : annex
  if (!part || points === '') return part
  return pointOf(part, points.split('.'))
}

/** From the line that starts with the number of the point to the line with the next number of the same rank. */
function pointOf(text: string, [first, ...inner]: readonly string[]): string | undefined {
  const lines = text.split('\n')
  const at = (number: number, from: number) =>
    lines.findIndex((line, i) => i >= from && new RegExp(`^(?:#+ )?${number}\\. `).test(line))
  const start = at(Number(first), 0)
  if (start === -1) return undefined
  const next = at(Number(first) + 1, start + 1)
  const point = lines.slice(start, next === -1 ? undefined : next).join('\n')
  return inner.length === 0 ? point : pointOf(point, [`${inner[0]}`, ...inner.slice(1)])
}
