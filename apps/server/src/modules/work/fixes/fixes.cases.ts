import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { type ErrorCaseDeps, type ErrorCases, inject, sendForm } from '../../../testing/error-case-steps'
import { addressOf } from '../../../testing/harness'
import type { PartCases } from '../../../testing/part-cases'
import { form, photo, recording, upload } from '../../../testing/uploads'

/** How to reach each error of the calls about photos of a fix. */
function errors(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app, ana, task } = deps
  const url = `/api/tasks/${task.id}/fixes`
  const samePhoto = async () => {
    const file = await photo()
    const { data } = await upload(app, ana, { file, name: 'a.jpg' })
    const body = { type: 'Edge', severity: 'Low', analysisId: data.id } as const
    const violation = (await ana.call(contract.createViolation, { body })).data
    const fixing = (await ana.call(contract.createTask, { body: { violationId: violation.id } })).data
    return sendForm(deps, `/api/tasks/${fixing.id}/fixes`, { file, name: 'a.jpg' })
  }
  const sent = async () => {
    await sendForm(deps, url, { name: 'a.jpg', file: await photo() })
    const [fix] = (await ana.call(contract.listFixes, { params: { id: task.id } })).data
    return fix?.id ?? ''
  }
  const review = (id: string, body: { decision: 'accept' | 'send_back'; note?: string }) =>
    ana.call(contract.reviewFix, { params: { id }, body })
  return {
    submitFix: {
      not_found: async () =>
        sendForm(deps, `/api/tasks/${randomUUID()}/fixes`, { name: 'a.jpg', file: await photo() }),
      file_missing: () => sendForm(deps, url, { name: '' }),
      file_empty: () => sendForm(deps, url, { name: 'a.jpg', file: Buffer.alloc(0) }),
      file_too_large: () =>
        sendForm(deps, url, { name: 'a.jpg', file: Buffer.alloc(contract.MAX_UPLOAD_BYTES + 1, 1) }),
      file_unsupported: () => sendForm(deps, url, { name: 'a.jpg', file: Buffer.from('%PDF-1.7') }),
      photo_only: () => sendForm(deps, url, { name: 'a.wav', file: recording() }),
      upload_broken: async () => {
        const { payload, headers } = form({ name: 'a.jpg', file: await photo() })
        return inject(deps, url, payload.subarray(0, payload.length - 400), headers)
      },
      unreadable_media: async () =>
        sendForm(deps, url, { name: 'a.jpg', file: (await photo()).subarray(0, 100) }),
      same_photo: samePhoto,
    },
    reviewFix: {
      fix_pending: async () => review(await sent(), { decision: 'accept' }),
      fix_reviewed: async () => {
        const id = await sent()
        await review(id, { decision: 'send_back', note: 'Not yet.' })
        return review(id, { decision: 'accept' })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    fix: {
      paths: ['/api/fixes'],
      make: async ({ app, person, marker, id }) => {
        const { payload, headers } = form({ file: await photo(), name: `${marker}.jpg` })
        const response = await app.http.inject({
          method: 'POST',
          url: addressOf(contract.submitFix, { params: { id: await id('task') } }),
          payload,
          headers: { ...headers, authorization: `Bearer ${person.token}` },
        })
        return response.json().data.id
      },
    },
  },
  bodies: () => ({ reviewFix: { decision: 'accept' } }),
}
