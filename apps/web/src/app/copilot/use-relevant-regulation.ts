import { allows } from '@plumbline/contract/plans'
import { matchKeywords } from '@plumbline/contract/regulations'
import type { Violation } from '@plumbline/contract/violations'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../features/auth/session'
import { useRegulationByCode } from '../../features/violations/api/violations'
import { queryFor } from '../../lib/query'

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
