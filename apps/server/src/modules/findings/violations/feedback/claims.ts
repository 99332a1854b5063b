import { isDeepStrictEqual } from 'node:util'
import type { Violation } from '@plumbline/contract'
import type { SiteRules } from '@plumbline/domain'
import { citedByLook } from '@plumbline/inference'
import { citableLaw } from '@plumbline/knowledge'
import type { Edit } from '../violation-edits'
import type { ViolationRecord } from '../violation-record'

type Judged = Pick<ViolationRecord, 'basis' | 'messages' | 'regulationCodes'>

/**
 * A vision model's claim that a person agrees with is reported by them and cites the rule; taken back or dismissed, it is
 * a claim again. A rule that somebody chose stays.
 */
export function claimAfter(
  { basis, messages, regulationCodes }: Judged,
  verdict: Violation['verdict'],
  site: SiteRules | null,
): Edit {
  const [look, law] = [messages?.because.params.look, citableLaw(site)]
  const agreed = citedByLook(look, law, 'reported')
  if (!agreed) return {}
  if (verdict === 'confirmed' || verdict === 'corrected') return basis === 'claim' ? agreed : {}
  const isAgreed = basis === 'reported' && isDeepStrictEqual(regulationCodes, agreed.regulationCodes)
  return isAgreed ? (citedByLook(look, law, 'claim') ?? {}) : {}
}
