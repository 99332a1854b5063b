import { allows } from '@plumbline/contract/billing/plans'
import type { Violation } from '@plumbline/contract/findings/violations'
import { matchKeywords } from '@plumbline/contract/library/regulations'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/query'
import { useRegulationByCode } from '../../../findings/violations/api/violations'
import { useUser } from '../../../identity/auth/session'

/** The rule a violation breaks, in the library; where it names none, the one that fits its words best. */
export function useRelevantRegulation(violation: Violation | null) {
  const hasLibrary = allows(useUser().subscriptionTier, 'regulations')
  const code = violation?.regulationCode ?? violation?.regulationCodes[0]
  const byCode = useRegulationByCode(code, hasLibrary)
  const text = violation ? `${violation.type}. ${violation.description}`.slice(0, 10_000) : ''
  const match = useQuery({
    ...queryFor(matchKeywords, { body: { text } }),
    enabled: hasLibrary && violation !== null && !code,
    meta: { showsOwnError: true },
  })
  const regulation = code ? byCode : (match.data?.regulation ?? undefined)
  return {
    code: code ?? regulation?.regulation_code,
    regulation,
    /** Found by its words, so it may not be the one. */
    isGuess: !code,
    isPending: match.isFetching,
  }
}
