import * as contract from '@plumbline/contract'
import { type ErrorCaseDeps, type ErrorCases, sendForm } from '../../../testing/error-case-steps'
import { mergeCases, type PartCases } from '../../../testing/part-cases'
import { arrived, startOf } from '../../../testing/pieces'
import { allowSites, archivedSite, firstSite } from '../../../testing/sites'
import { photo } from '../../../testing/uploads'

/** How the calls of sites fail. */
function errors({ app, ana }: ErrorCaseDeps): Record<string, ErrorCases> {
  const inUse = { type: 'Edge', severity: 'Low' } as const
  return {
    createSite: {
      site_exists: async () => {
        await allowSites(app, ana, 20)
        const { name } = await firstSite(ana)
        return ana.call(contract.createSite, { body: { name: name.toUpperCase(), industry: 'mining' } })
      },
    },
    updateSite: {
      not_found: () =>
        ana.call(contract.updateSite, {
          params: { id: crypto.randomUUID() },
          body: { name: 'Yard', industry: 'mining', ppe: contract.defaultPpe('mining') },
        }),
      version_conflict: async () => {
        const site = await firstSite(ana)
        return ana.call(contract.updateSite, { params: { id: site.id }, body: { ...site, version: 99 } })
      },
    },
    deleteSite: {
      site_in_use: async () => {
        const { id } = await firstSite(ana)
        await ana.call(contract.createViolation, { body: { ...inUse, siteId: id } })
        return ana.call(contract.deleteSite, { params: { id } })
      },
    },
  }
}

/** How the calls that name a site fail because of it. */
function archivedSiteCases(deps: ErrorCaseDeps): Record<string, ErrorCases> {
  const { app, ana, violation, task } = deps
  const siteId = async (name: string) => (await archivedSite(app, ana, name)).id
  const uploadTo = async (url: string, id: string) =>
    sendForm(deps, url, { file: await photo(), name: 'a.jpg', fields: { siteId: id } })
  const upload = (url: string): ErrorCases => ({
    not_found: () => uploadTo(url, crypto.randomUUID()),
    site_archived: async () => uploadTo(url, await siteId(`Closed ${url}`)),
  })
  const startAt = (id: string) =>
    ana.call(contract.startUpload, { body: startOf(Buffer.alloc(9), { siteId: id }) })
  return {
    uploadForAnalysis: upload('/api/analysis/upload'),
    analyze: upload('/api/analysis/analyze'),
    startUpload: {
      not_found: () => startAt(crypto.randomUUID()),
      site_archived: async () => startAt(await siteId('Closed upload')),
    },
    finishUpload: {
      site_archived: async () => {
        const { id } = await arrived(app, ana, await photo())
        const details = JSON.stringify({ siteId: await siteId('Closed since') })
        await app.db.pool.query('update uploads set details = $2 where id = $1', [id, details])
        return ana.call(contract.finishUpload, { params: { id } })
      },
    },
    updateSite: {
      site_exists: async () => {
        const { name } = await archivedSite(app, ana, 'Closed yard')
        const site = await firstSite(ana)
        return ana.call(contract.updateSite, { params: { id: site.id }, body: { ...site, name } })
      },
    },
    createViolation: {
      site_archived: async () =>
        ana.call(contract.createViolation, {
          body: { type: 'Edge', severity: 'Low', siteId: await siteId('Closed 1') },
        }),
    },
    updateViolation: {
      site_archived: async () =>
        ana.call(contract.updateViolation, {
          params: { id: violation.id },
          body: { siteId: await siteId('Closed 2') },
        }),
    },
    createTask: {
      site_archived: async () =>
        ana.call(contract.createTask, { body: { title: 'Fix', siteId: await siteId('Closed 3') } }),
    },
    updateTask: {
      site_archived: async () =>
        ana.call(contract.updateTask, {
          params: { id: task.id },
          body: { siteId: await siteId('Closed 4') },
        }),
    },
  }
}

export const cases: PartCases = {
  errors: deps => mergeCases(errors(deps), archivedSiteCases(deps)),
  records: { site: { paths: ['/api/sites'], make: async ({ person }) => (await firstSite(person)).id } },
  bodies: () => ({
    updateSite: { name: 'Mine now', industry: 'mining', ppe: contract.defaultPpe('mining') },
  }),
}
