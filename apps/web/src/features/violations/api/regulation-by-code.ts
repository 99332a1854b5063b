import { searchRegulations } from '@plumbline/contract/regulations'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/query'

/** The regulation of the library with exactly this code. */
export function useRegulationByCode(code: string | undefined, enabled: boolean) {
  const { data } = useQuery({
    ...queryFor(searchRegulations, { query: { q: code ?? '', limit: 5 } }),
    enabled: enabled && Boolean(code),
  })
  return data?.items.find(({ regulation_code }) => regulation_code === code)
}
