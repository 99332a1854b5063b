import type { AnalysisResult, FindingThresholds, Preview, Violation } from '@plumbline/inference'
import { type LocalizedMessage, message } from '@plumbline/messages'
import type { HeldBack } from '../analysis/analysis.tables'

/** The thresholds of a site, for findings of one version of the detector. */
export type SiteThresholds = {
  detector: string
  byKind: ReadonlyMap<string, number>
  /** What the scores of that version mean. */
  calibration: FindingThresholds['calibration']
}

type Found = Pick<Violation, 'rule' | 'hazard' | 'confidence'>

/** What was heard is judged by scales of its own. */
const otherScales: readonly string[] = ['noise', 'speech']

/** Splits findings into those that are reported and those below what the organization's reviews ask for. */
export function holdBack<F>(
  found: readonly F[],
  { detector, byKind }: SiteThresholds,
  { madeBy, of }: { madeBy: string; of: (each: F) => Found },
): { reported: F[]; heldBack: HeldBack[] } {
  const isBelow = (each: F) => {
    const { rule, hazard, confidence } = of(each)
    return !otherScales.includes(rule) && confidence < (byKind.get(hazard) ?? 0)
  }
  if (madeBy !== detector) return { reported: [...found], heldBack: [] }
  return {
    reported: found.filter(each => !isBelow(each)),
    heldBack: found.filter(isBelow).map(each => {
      const { hazard, confidence } = of(each)
      return { hazard, confidence }
    }),
  }
}

const itself = (each: Violation) => each

/** A result as the organization gets it, and what was held back. */
export function reportedIn<R extends AnalysisResult>(
  result: R,
  thresholds: SiteThresholds,
): { result: R; heldBack: HeldBack[] } {
  const { reported, heldBack } = holdBack<Violation>(result.violations, thresholds, {
    madeBy: result.engine.detector,
    of: itself,
  })
  const notes = [...result.notes, ...heldBackNote(heldBack)]
  return { result: { ...result, violations: reported, notes } as R, heldBack }
}

/** The same for a first look, which the shipped detector always takes. */
export const reportedInPreview = (preview: Preview, thresholds: SiteThresholds): Preview => ({
  ...preview,
  violations: holdBack(preview.violations, thresholds, { madeBy: thresholds.detector, of: itself }).reported,
})

/** Says so in the result, so that nobody takes it for all there was. */
export const heldBackNote = ({ length: count }: readonly HeldBack[]): LocalizedMessage[] =>
  count > 0 ? [message('note.held_back', { count })] : []
