import { randomUUID } from 'node:crypto'
import * as contract from '@plumbline/contract'
import { analysisErrors } from '@plumbline/inference'
import { expect } from 'vitest'
import { days, hours } from '../platform/clock'
import { assistantCases } from './assistant-cases'
import { deletionCases } from './deletion-cases'
import {
  afterwards,
  copyViolation,
  type ErrorCaseDeps,
  type ErrorCases,
  inject,
  resetToken,
  sendForm,
  tokenFor,
} from './error-case-steps'
import { exportCases } from './exports'
import { fixCases } from './fix-cases'
import { importCases } from './import-cases'
import { organizationCases } from './organization-cases'
import { paymentCases } from './payment-cases'
import { signUp, signupForm } from './people'
import { reportLinkCases } from './report-link-cases'
import { savedViewCases } from './saved-view-cases'
import { archivedSiteCases, siteCases } from './site-cases'
import { accessCases } from './sso'
import { suggestionCases } from './suggestion-cases'
import { taskCases } from './task-cases'
import { twoFactorCases } from './two-factor-cases'
import { form, photo, recording, upload } from './uploads'
import { webhookCases } from './webhooks'

function uploadCases(deps: ErrorCaseDeps, url: string): ErrorCases {
  const { app, ana } = deps
  return {
    file_missing: () => sendForm(deps, url, { name: '' }),
    file_empty: () => sendForm(deps, url, { name: 'a.jpg', file: Buffer.alloc(0) }),
    file_too_large: () =>
      sendForm(deps, url, { name: 'a.jpg', file: Buffer.alloc(contract.MAX_UPLOAD_BYTES + 1, 1) }),
    file_unsupported: () => sendForm(deps, url, { name: 'a.jpg', file: Buffer.from('%PDF-1.7') }),
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

const accountCases = ({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  signup: { email_taken: () => app.call(contract.signup, { body: signupForm({ email: ana.email }) }) },
  verifyEmail: {
    link_invalid: () => app.call(contract.verifyEmail, { body: { token: 'x'.repeat(40) } }),
    link_expired: async () => {
      const token = await tokenFor(app, ana.email, /confirm/i)
      return afterwards(app, days(2), () => app.call(contract.verifyEmail, { body: { token } }))
    },
  },
  updatePassword: {
    link_invalid: () =>
      app.call(contract.updatePassword, { body: { token: 'x'.repeat(40), password: 'a good passphrase' } }),
    link_expired: async () => {
      const body = { token: await resetToken(app), password: 'a good passphrase' }
      return afterwards(app, hours(2), () => app.call(contract.updatePassword, { body }))
    },
    link_used: async () => {
      const body = { token: await resetToken(app), password: 'a good passphrase' }
      await app.call(contract.updatePassword, { body })
      return app.call(contract.updatePassword, { body })
    },
  },
  completeOnboarding: {
    address_unverified: async () =>
      (await signUp(app)).call(contract.completeOnboarding, {
        body: { industry: 'mining', region: 'ca', language: 'fr' },
      }),
  },
  savePreferences: {
    not_found: () => ana.call(contract.savePreferences, { body: { organizationId: randomUUID() } }),
  },
  changePassword: {
    wrong_password: () =>
      ana.call(contract.changePassword, {
        body: { currentPassword: 'not the one', newPassword: 'a good passphrase' },
      }),
  },
})

function analysisCases(deps: ErrorCaseDeps): Record<string, ErrorCases> {
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

const violationCases = ({ app, ana, violation }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  listViolations: {
    too_far: () => ana.call(contract.listViolations, { query: { page: 51, pageSize: 200 } }),
  },
  createViolation: {
    not_found: () =>
      ana.call(contract.createViolation, {
        body: { type: 'Open edge', severity: 'Low', analysisId: randomUUID() },
      }),
  },
  updateViolation: {
    version_conflict: () =>
      ana.call(contract.updateViolation, {
        params: { id: violation.id },
        body: { location: 'Roof', version: 99 },
      }),
  },
  setViolationStatuses: {
    not_found: () =>
      ana.call(contract.setViolationStatuses, { body: { ids: [randomUUID()], status: 'Resolved' } }),
  },
  violationsReport: {
    report_too_long: async () => {
      const many = await signUp(app)
      const { data } = await many.call(contract.createViolation, { body: { type: 'Edge', severity: 'Low' } })
      await copyViolation(app, data.id, 200)
      return many.call(contract.violationsReport, { query: {} })
    },
  },
  autoLinkRegulation: {
    not_found: () => ana.call(contract.autoLinkRegulation, { body: { violation_id: randomUUID() } }),
    no_regulation_fits: () => ana.call(contract.autoLinkRegulation, { body: { violation_id: violation.id } }),
  },
  estimateFine: {
    not_found: () =>
      ana.call(contract.estimateFine, {
        body: { text: 'No guardrail', regulation_codes: [], violation_id: randomUUID() },
      }),
  },
  recheck: {
    not_found: () => ana.call(contract.recheck, { body: { violationId: randomUUID() } }),
    nothing_to_recheck: () => ana.call(contract.recheck, { body: { violationId: violation.id } }),
  },
})

function regulationCases(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { ana, rule } = deps
  return {
    listRegulations: {
      not_found: () => ana.call(contract.listRegulations, { query: { violation_id: randomUUID() } }),
    },
    createRegulation: {
      regulation_exists: () =>
        ana.call(contract.createRegulation, {
          body: { title: 'Edges', regulation_code: 'ACME-1', summary: 'Every edge has a rail.' },
        }),
    },
    updateRegulation: {
      regulation_exists: () =>
        ana.call(contract.updateRegulation, {
          params: { id: rule.id },
          body: { regulation_code: '29 CFR 1926.501' },
        }),
      version_conflict: () =>
        ana.call(contract.updateRegulation, {
          params: { id: rule.id },
          body: { title: 'Edges', version: 99 },
        }),
    },
    importRegulations: importCases((payload, headers) =>
      inject(deps, '/api/regulations/import', payload, headers),
    ),
  }
}

const otherCases = ({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> => ({
  usageHistory: {
    not_found: () => ana.call(contract.usageHistory, { query: { limit: 1, userId: randomUUID() } }),
  },
  listEvents: { too_far: () => ana.call(contract.listEvents, { query: { page: 51, pageSize: 200 } }) },
  listAccessEvents: {
    too_far: () => ana.call(contract.listAccessEvents, { query: { page: 51, pageSize: 200 } }),
  },
  recordEvent: {
    not_found: () =>
      ana.call(contract.recordEvent, { body: { event: 'opened', violation_id: randomUUID() } }),
  },
  getOperations: { not_found: () => ana.call(contract.getOperations, {}) },
  readNotifications: {
    not_found: () => ana.call(contract.readNotifications, { body: { ids: [randomUUID()] } }),
  },
  metrics: {
    not_found: async () => ({
      status: (await app.http.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode,
      code: 'not_found',
    }),
  },
})

/** A call may have cases from several places. */
const withCases = (all: Record<string, ErrorCases>, more: Record<string, ErrorCases>) => ({
  ...all,
  ...Object.fromEntries(Object.entries(more).map(([name, cases]) => [name, { ...all[name], ...cases }])),
})

/** For each call, how to reach each error that it declares. */
export const errorCases = (deps: ErrorCaseDeps): Record<string, ErrorCases> =>
  [
    accountCases,
    organizationCases,
    siteCases,
    analysisCases,
    violationCases,
    assistantCases,
    reportLinkCases,
    savedViewCases,
    twoFactorCases,
    webhookCases,
    accessCases,
    exportCases,
    paymentCases,
    deletionCases,
    taskCases,
    suggestionCases,
    fixCases,
    archivedSiteCases,
    regulationCases,
    otherCases,
  ]
    .map(casesOf => casesOf(deps))
    .reduce(withCases, {})
