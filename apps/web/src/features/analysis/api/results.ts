import { type AnalysisResult, listResults } from '@plumbline/contract/analysis'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/query'
import { isOver } from '../upload/follow-analysis'

const POLL_INTERVAL_MS = 5000
export const PAGE_SIZE = 12

/** Polls while an analysis in the list is running: it may be a colleague's, which this page doesn't follow. */
export const useResults = (page: number) =>
  useQuery({
    ...queryFor(listResults, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      (state.data as { items: AnalysisResult[] } | undefined)?.items.some(item => !isOver(item))
        ? POLL_INTERVAL_MS
        : false,
  })
