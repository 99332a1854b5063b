import type { AnalysisDetail } from '@plumbline/contract'
import { applyRules, type Label } from '@plumbline/inference'
import { judgedOf, plain } from './present-analysis'

/** What the detector was trusted with before analyses kept the list. */
const earlierClasses: readonly Label[] = [
  'person',
  'hard_hat',
  'no_hard_hat',
  'safety_vest',
  'no_safety_vest',
  'machinery',
  'fire',
  'smoke',
]

/** What the rules make of stored findings once a person said that the photo shows a worksite. */
export function judgeAsWorkSite(detail: AnalysisDetail) {
  const frame = { width: detail.width ?? 0, height: detail.height ?? 0 }
  const kept = (detail.trustedClasses ?? []) as Label[]
  const findings = detail.findings as Parameters<typeof applyRules>[0]
  const judged = applyRules(findings, frame, null, {
    trustedClasses: kept.length > 0 ? kept : earlierClasses,
    workSite: true,
    hosted: detail.engine.answeredBy === 'hosted',
  })
  return {
    violations: judged.violations,
    detail: { ...detail, ...judgedOf(judged), notes: judged.notes.map(plain) },
  }
}
