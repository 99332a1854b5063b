import {
  getImport,
  importEvents,
  type importFormats,
  importRegulations,
  MAX_IMPORT_BYTES,
  type RegulationImport,
  type RowFault,
  rowFaults,
} from '@plumbline/contract/library/regulation-imports'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, addressOf, call } from '../../../../lib/api'
import { eventSource, follow } from '../../../../lib/follow'
import { endedImport, refresh } from '../../../../lib/freshness'
import { upload } from '../../../../lib/upload'

export type ImportFormat = (typeof importFormats)[number]

/** From the first byte to the report. */
export type ImportPhase =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  | { step: 'running' | 'ended'; job: RegulationImport }
  | { step: 'rejected'; error: unknown }

const isOver = ({ status }: RegulationImport) => status === 'completed' || status === 'failed'
const phaseOf = (job: RegulationImport): ImportPhase => ({ step: isOver(job) ? 'ended' : 'running', job })

const types: Record<ImportFormat, RegExp> = {
  json: /^application\/(\w+\+)?json$/,
  csv: /^(text\/csv|application\/(csv|vnd\.ms-excel))$/,
}

/** By its name or by what the browser takes it for; the server looks inside. */
export const isOfFormat = ({ name, type }: Pick<File, 'name' | 'type'>, format: ImportFormat) =>
  name.toLowerCase().endsWith(`.${format}`) || types[format].test(type)

/** Pasted text as a file. */
export const pasted = (text: string, format: ImportFormat) =>
  new File([text], `pasted.${format}`, { type: format === 'csv' ? 'text/csv' : 'application/json' })

/** One import at a time, followed until its report is there. Its id is in the URL, so that a reload finds it. */
export function useImport(
  id: string | null,
  onId: (id: string | null) => void,
  onEnded: (job: RegulationImport) => void,
) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<ImportPhase>({ step: 'idle' })
  const sending = useRef<AbortController | null>(null)
  const ownId = useRef('')
  const announce = useEffectEvent(onEnded)
  const forgetId = useEffectEvent(() => onId(null))

  useEffect(() => {
    if (!id) return
    return follow({
      source: eventSource<RegulationImport>(addressOf(importEvents.path, { id })),
      ask: () => call(getImport, { params: { id } }),
      isOver,
      onNews: job => {
        setPhase(phaseOf(job))
        if (!isOver(job)) return
        void refresh(client, endedImport)
        // A report that is only opened from its link needs no toast.
        if (ownId.current === id) announce(job)
      },
      onGone: () => {
        setPhase({ step: 'idle' })
        forgetId()
      },
    })
  }, [id, client])

  const start = async (file: File) => {
    if (file.size > MAX_IMPORT_BYTES) {
      const limit = String(MAX_IMPORT_BYTES / 1024 / 1024)
      setPhase({ step: 'rejected', error: new ApiError('import_too_large', 413, '', [], { limit }) })
      return
    }
    const abort = new AbortController()
    sending.current = abort
    setPhase({ step: 'sending', share: 0 })
    const form = new FormData()
    form.append('file', file)
    try {
      const job = await upload(importRegulations, form, {
        signal: abort.signal,
        onSent: share => setPhase({ step: 'sending', share }),
      })
      ownId.current = job.id
      setPhase({ step: 'running', job })
      onId(job.id)
    } catch (error) {
      if (!abort.signal.aborted) setPhase({ step: 'rejected', error })
    }
  }

  const clear = () => {
    setPhase({ step: 'idle' })
    onId(null)
  }

  useEffect(() => () => sending.current?.abort(), [])
  return { phase, start, clear }
}

/** A fault of one row in the reader's language. */
export function useRowFaultWords() {
  const { t } = useTranslation('regulations')
  return useCallback(
    ({ code, params, message }: RowFault) =>
      code in rowFaults ? t(`rowFault.${code}`, { replace: params }) : message,
    [t],
  )
}

/** The number a person finds the row by: a spreadsheet counts the header as its first row. */
export const rowNumber = ({ index }: Pick<RowFault, 'index'>, format: ImportFormat) =>
  format === 'csv' ? index + 2 : index + 1
