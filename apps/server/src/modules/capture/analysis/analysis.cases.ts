import * as contract from '@plumbline/contract'
import { analysisErrors } from '@plumbline/inference'
import { expect } from 'vitest'
import { type ErrorCaseDeps, type ErrorCases, inject, sendForm } from '../../../testing/error-case-steps'
import type { PartCases } from '../../../testing/part-cases'
import { signUp } from '../../../testing/people'
import { claimingSeconds, videoOf } from '../../../testing/pieces'
import { form, photo, recording, upload } from '../../../testing/uploads'

function uploadCases(deps: ErrorCaseDeps, url: string): ErrorCases {
  const { app, ana } = deps
  return {
    file_missing: () => sendForm(deps, url, { name: '' }),
    file_empty: () => sendForm(deps, url, { name: 'a.jpg', file: Buffer.alloc(0) }),
    file_too_large: () =>
      sendForm(deps, url, { name: 'a.jpg', file: Buffer.alloc(contract.MAX_UPLOAD_BYTES + 1, 1) }),
    file_unsupported: () => sendForm(deps, url, { name: 'a.jpg', file: Buffer.from('%PDF-1.7') }),
    video_too_long: async () =>
      sendForm(deps, url, {
        name: 'a.mp4',
        file: claimingSeconds(await videoOf(200_000), 600),
      }),
    upload_broken: async () => {
      const { payload, headers } = form({ name: 'a.jpg', file: await photo() })
      return inject(deps, url, payload.subarray(0, payload.length - 400), headers)
    },
    already_uploaded: async () => {
      const file = await photo()
      await upload(app, ana, { file, name: 'a.jpg' })
      return sendForm(deps, url, { file, name: 'a.jpg' })
    },
    unreadable_media: async () => {
      const ben = await signUp(app)
      const { payload, headers } = form({
        name: 'a.jpg',
        file: (await photo({ width: 900 })).subarray(0, 2000),
      })
      const waiting = inject(deps, `${url}?wait=1`, payload, {
        ...headers,
        authorization: `Bearer ${ben.token}`,
      })
      await expect
        .poll(async () => {
          await app.analysisWorker.wake()
          return (await ben.call(contract.listResults, { query: {} })).data.items[0]
        })
        .toMatchObject({ status: 'failed', error: { message: analysisErrors.image_damaged.text } })
      return waiting
    },
  }
}

function errors(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app, ana } = deps
  return {
    uploadForAnalysis: uploadCases(deps, '/api/analysis/upload'),
    analyze: uploadCases(deps, '/api/analysis/analyze'),
    listResults: {
      too_far: () => ana.call(contract.listResults, { query: { page: 51, pageSize: 200 } }),
    },
    applyWorkSite: {
      work_site_not_kept: async () => {
        const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
        await app.analysisWorker.wake()
        await app.db.pool.query(
          `update media set kind = 'video' where id = (select media_id from analyses where id = $1)`,
          [data.id],
        )
        return ana.call(contract.applyWorkSite, { params: { id: data.id } })
      },
      work_site_sound: async () => {
        const { data } = await upload(app, ana, { file: recording(), name: 'a.wav', type: 'audio/wav' })
        return ana.call(contract.applyWorkSite, { params: { id: data.id } })
      },
    },
    cancelAnalysis: {
      not_running: async () => {
        const { data } = await upload(app, ana, { file: await photo(), name: 'a.jpg' })
        const params = { id: data.id }
        await ana.call(contract.cancelAnalysis, { params })
        return ana.call(contract.cancelAnalysis, { params })
      },
    },
  }
}

export const cases: PartCases = {
  errors,
  records: {
    analysis: {
      paths: ['/api/analysis'],
      make: async ({ app, person, marker }) =>
        (await upload(app, person, { file: await photo(), name: `${marker}.jpg` })).data.id,
    },
    media: {
      paths: ['/api/media'],
      make: async ({ app, id }) => {
        const { rows } = await app.db.pool.query('select media_id from analyses where id = $1', [
          await id('analysis'),
        ])
        return rows[0].media_id
      },
    },
  },
}
