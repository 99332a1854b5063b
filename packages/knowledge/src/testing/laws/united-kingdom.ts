import { articleUnder, type LawFile } from './law-file'

/** 'reg. 4' stands under '4 Client duties …', 'Sch. 2' under 'SCHEDULE 2 — …'. */
const heading = (rest: string) => rest.replace(/^(?:reg|art|s)\. /, '').replace(/^Sch\. /, 'SCHEDULE ')

/** How soon to report stands in a schedule of RIDDOR. */
const reportingProcedure = new Set(['reg. 4', 'reg. 6', 'reg. 7', 'reg. 8'])

function riddor(text: string, rest: string): string | undefined {
  const own = articleUnder(text, heading(rest))
  if (!own || !reportingProcedure.has(rest)) return own
  return [own, articleUnder(text, 'SCHEDULE 1'), articleUnder(text, 'SCHEDULE 2')].join('\n\n')
}

const law = (prefix: string, file: string): LawFile => ({ prefix, file: `uk/${file}.md`, heading })

export const unitedKingdomLaws: readonly LawFile[] = [
  law('UK CDM 2015', 'cdm-2015'),
  law('UK WAH 2005', 'work-at-height-2005'),
  law('UK LOLER 1998', 'loler-1998'),
  law('UK PUWER 1998', 'puwer-1998'),
  law('UK COSHH 2002', 'coshh-2002'),
  law('UK Noise 2005', 'noise-2005'),
  law('UK MHOR 1992', 'manual-handling-1992'),
  { ...law('UK RIDDOR 2013', 'riddor-2013'), article: riddor },
  law('UK MHSWR 1999', 'mhswr-1999'),
  law('UK Workplace 1992', 'workplace-1992'),
  law('UK PPE 1992', 'ppe-1992'),
  // The record of the directive as a whole has no article.
  {
    prefix: 'EU',
    file: 'eu/dir-2003-10-noise.md',
    heading: rest => rest,
    article: (text, rest) => (rest === '2003/10/EC' ? text : undefined),
  },
]
