import type { Law } from '@plumbline/knowledge/laws/law'
import type { Answer } from '../answer'
import { fineFor } from './fine'
import { ladderSetback } from './ladder-setback'
import { noiseDose } from './noise-dose'
import { slopeAngle } from './slope-angle'
import { slopeRun } from './slope-run'

/** What can be worked out from the numbers of a question, with the working shown. */
export const calculate = (text: string, law: Law | null, day: string): Answer | null =>
  slopeRun(text, law) ??
  slopeAngle(text, law) ??
  ladderSetback(text, law) ??
  noiseDose(text, law) ??
  fineFor(text, law, day)
