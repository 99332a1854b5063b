import { type Fix, listFixes, reviewFix, submitFix } from '@plumbline/contract/work/fixes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfter } from '../../../../lib/freshness'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { upload } from '../../../../lib/upload'

/** A check takes a few seconds; until it has ended the list is asked for again. */
const POLL_INTERVAL_MS = 2_000

export const useFixes = (taskId: string) =>
  useQuery({
    ...queryFor(listFixes, { params: { id: taskId } }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ outcome }) => outcome === 'pending') ? POLL_INTERVAL_MS : false,
  })

/** Whether a photo was accepted; one that still waits for a decision is asked about. */
export const useHasFix = (taskId: string) =>
  useFixes(taskId).data?.some(({ review }) => review === 'accepted') ?? false

/** Sends a photo of the fix; `sent` is the share of it that has left, while it is being sent. */
export function useSubmitFix(taskId: string) {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const submit = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (photo: File): Promise<Fix> => {
      setSent(0)
      const form = new FormData()
      form.append('file', photo)
      const { signal } = new AbortController()
      return upload(submitFix, form, { params: { id: taskId }, signal, onSent: setSent })
    },
    onSuccess: () => refreshAfter(client, submitFix),
  })
  return { submit, sent }
}

export const useReviewFix = (onSuccess: (reviewed: Fix) => void) =>
  useApiMutation(reviewFix, { showsOwnError: true, onSuccess })
