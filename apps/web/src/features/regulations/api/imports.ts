import {
  getImport,
  importEvents,
  type importFormats,
  importRegulations,
  MAX_IMPORT_BYTES,
  type RegulationImport,
  type RowFault,
  rowFaults,
} from '@plumbline/contract/regulation-imports'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, addressOf, call } from '../../../lib/api'
import { follow } from '../../../lib/follow'
import { endedImport, refresh } from '../../../lib/freshness'
import { upload } from '../../../lib/upload'

export type ImportFormat = (typeof importFormats)[number]

/** From the first byte to the report. */
export type ImportPhase =
  | { step: 'idle' }
  | { step: 'sending'; share: number }
  | { step: 'running' | 'ended'; job: RegulationImport }
  | { step: 'refused'; error: unknown }

const isOver = ({ status }: RegulationImport) => status === 'completed' || status === 'failed'
const phaseOf = (job: RegulationImport): ImportPhase => ({ step: isOver(job) ? 'ended' : 'running', job })

const types: Record<ImportFormat, RegExp> = {
  json: /^application\/(\w+\+)?json$/,
  csv: /^(text\/csv|application\/(csv|vnd\.ms-excel))$/,
}

/** By its name or by what the browser takes it for; the server looks inside. */
export const isOfFormat = ({ name, type }: Pick<File, 'name' | 'type'>, format: ImportFormat) =>
  name.toLowerCase().endsWith(`.${format}`) || types[format].test(type)

/** What stands in the box, as the file it might have been. */
export const pasted = (text: string, format: ImportFormat) =>
  new File([text], `pasted.${format}`, { type: format === 'csv' ? 'text/csv' : 'application/json' })

/**
 * One import at a time, followed until its report is there. Its id stands in the address, so that a reload picks it up
 * again.
 */
export function useImport(
  id: string | null,
  onId: (id: string | null) => void,
  onEnded: (job: RegulationImport) => void,
) {
  const client = useQueryClient()
  const [phase, setPhase] = useState<ImportPhase>({ step: 'idle' })
  const sending = useRef<AbortController | null>(null)
  const startedHere = useRef('')
  const ended = useRef(onEnded)
  ended.current = onEnded
  const keepId = useRef(onId)
  keepId.current = onId

  useEffect(() => {
    if (!id) return
    return follow({
      address: addressOf(importEvents.path, { id }),
      ask: () => call(getImport, { params: { id } }),
      isOver,
      onNews: job => {
        setPhase(phaseOf(job))
        if (!isOver(job)) return
        void refresh(client, endedImport)
        // An old report that is only looked at again needs no announcement.
        if (startedHere.current === id) ended.current(job)
      },
      onGone: () => {
        setPhase({ step: 'idle' })
        keepId.current(null)
      },
    })
  }, [id, client])

  const start = useCallback(async (file: File) => {
    if (file.size > MAX_IMPORT_BYTES) {
      const limit = String(MAX_IMPORT_BYTES / 1024 / 1024)
      setPhase({ step: 'refused', error: new ApiError('import_too_large', 413, '', [], { limit }) })
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
      startedHere.current = job.id
      setPhase({ step: 'running', job })
      keepId.current(job.id)
    } catch (error) {
      if (!abort.signal.aborted) setPhase({ step: 'refused', error })
    }
  }, [])

  const clear = useCallback(() => {
    setPhase({ step: 'idle' })
    keepId.current(null)
  }, [])

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

/** A cell a spreadsheet shows but does not run. */
function cell(value: string) {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** The faults as a file for whoever has to put the rows right; the byte order mark tells Excel that it is UTF-8. */
export const faultsAsCsv = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `\uFEFF${[head, ...rows].map(row => row.map(cell).join(',')).join('\r\n')}\r\n`
