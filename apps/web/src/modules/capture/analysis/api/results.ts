import { type AnalysisResult, listResults } from '@plumbline/contract/capture/analysis'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isLive } from '../../../../lib/live/live-state'
import { queryFor } from '../../../../lib/query'
import { isOver } from '../upload/follow-analysis'

const POLL_INTERVAL_MS = 5000
export const PAGE_SIZE = 12

/** Without live updates, polls while an analysis in the list is running: it may be a colleague's. */
export const useResults = (page: number) =>
  useQuery({
    ...queryFor(listResults, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      !isLive() && (state.data as { items: AnalysisResult[] } | undefined)?.items.some(item => !isOver(item))
        ? POLL_INTERVAL_MS
        : false,
  })
