import type { AnalysisStatus } from '@plumbline/contract/capture/analysis'
import type * as contract from '@plumbline/contract/capture/uploads'
import type { RequestOf } from '@plumbline/contract/endpoint'
import { credits, type StalePaths } from '@plumbline/contract/stale'
import { ApiError, call, NetworkError, withoutSchemas } from '../../../../lib/api'
import { upload as sendForm } from '../../../../lib/upload'
import type { EntryWithFile } from './entry'

const startUpload = withoutSchemas<typeof contract.startUpload>({
  method: 'POST',
  path: '/api/analysis/uploads',
  changes: [],
  access: 'member',
})
const sendPiece = withoutSchemas<typeof contract.sendPiece>({
  method: 'PUT',
  path: '/api/analysis/uploads/:id/piece',
  changes: [],
  access: 'member',
})
const finishUpload = withoutSchemas<typeof contract.finishUpload>({
  method: 'POST',
  path: '/api/analysis/uploads/:id/finish',
  changes: credits,
  access: 'member',
})
const cancelUpload = withoutSchemas<typeof contract.cancelUpload>({
  method: 'DELETE',
  path: '/api/analysis/uploads/:id',
  changes: credits,
  access: 'member',
})

type Details = Omit<RequestOf<typeof contract.startUpload>['body'], 'key' | 'fileName' | 'byteSize' | 'force'>
type Options = {
  signal: AbortSignal
  onSent: (share: number) => void
  /** Fetches again what changed. */
  refresh: (stale: StalePaths) => void
}

/** Sends what the server doesn't have yet. After a lost connection or a reload, the same entry goes on from there. */
export async function sendInPieces(
  { key, timesAccepted, name, file, force }: EntryWithFile,
  details: Details,
  { signal, onSent, refresh }: Options,
): Promise<AnalysisStatus> {
  const { id, receivedBytes, pieceBytes } = await call(
    startUpload,
    { body: { key: `${key}-${timesAccepted}`, fileName: name, byteSize: file.size, force, ...details } },
    { signal },
  )
  try {
    for (let received = receivedBytes; received < file.size; ) {
      const from = received
      onSent(from / file.size)
      const piece = file.slice(from, from + pieceBytes)
      const form = new FormData()
      form.append('file', piece, 'piece')
      const upload = await sendForm(sendPiece, form, {
        params: { id },
        query: { offset: from },
        signal,
        onSent: share => onSent((from + share * piece.size) / file.size),
      })
      received = upload.receivedBytes
    }
    const status = await call(finishUpload, { params: { id } }, { signal })
    refresh(credits)
    return status
  } catch (error) {
    if (signal.aborted)
      void call(cancelUpload, { params: { id } }).then(
        () => refresh(credits),
        () => {},
      )
    // The response to an earlier request was lost: the next one gets it.
    if (error instanceof ApiError && error.code === 'upload_finishing') throw new NetworkError(error)
    throw error
  }
}
