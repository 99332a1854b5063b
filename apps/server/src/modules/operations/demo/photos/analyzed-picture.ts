import type { AnalysisDetail } from '@plumbline/contract'
import type { FixComparison, Violation } from '@plumbline/inference'
import type { RecheckResult } from '../../../findings/violations/recheck/recheck-evidence'

export type FoundInPicture = {
  violation: Violation
  /** What a second look at the same picture gives. */
  recheck: RecheckResult
  /** How a later photo compares with it; null where there is none. */
  fix: ComparedFix | null
}

type ComparedFix = Pick<FixComparison, 'outcome' | 'reason' | 'boxes'> & {
  after: string
  width: number
  height: number
  alignment: number[] | null
}

/** What the product found in one picture, as `npm run demo:photos` wrote it down. */
export type AnalyzedPicture = { name: string; detail: AnalysisDetail; found: FoundInPicture[] }
