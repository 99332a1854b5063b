import type { OrganizationExport } from '@plumbline/contract/operations/organization-exports'
import { describe, expect, it } from 'vitest'
import { button, click, response, show, until } from '../../../../testing/screen'
import ExportCard from './export-card'

const made = (changes: Partial<OrganizationExport>): OrganizationExport => ({
  id: '7c1b2f40-3a55-4c1e-9d5f-2f7d1f4f0a11',
  content: 'organization',
  status: 'queued',
  progress: 0,
  requestedBy: 'Ana Ruiz',
  rows: null,
  files: null,
  byteSize: null,
  createdAt: '2026-11-16T08:00:00.000Z',
  finishedAt: null,
  expiresAt: null,
  ...changes,
})
const ready = made({
  status: 'ready',
  progress: 1,
  rows: 1200,
  files: 30,
  byteSize: 12_340_000,
  expiresAt: '2026-11-23T08:00:00.000Z',
})
const text = () => document.body.textContent ?? ''
const PATH = '/api/organizations/exports'

async function open(items: OrganizationExport[]) {
  const stored = [...items]
  response({
    [`GET ${PATH}`]: () => stored,
    [`POST ${PATH}`]: () => {
      stored.unshift(made({}))
      return stored[0]
    },
    [`DELETE ${PATH}/${ready.id}`]: () => {
      stored.length = 0
      return {}
    },
  })
  await show(<ExportCard />, { words: 'organization-exports' })
}

describe('ExportCard', () => {
  it('says what an export is for and makes one', async () => {
    await open([])
    await until(() => expect(text()).toContain('Create one to keep a copy'))
    await click(button('Create export'))
    await until(() => expect(text()).toContain('Waiting to start'))
    expect(button('Create export').getAttribute('aria-disabled')).toBe('true')
    expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-label')).toBe(
      'Progress of the export',
    )
  })

  it('offers a finished one to download, as a link of the browser', async () => {
    await open([ready])
    await until(() => expect(text()).toContain('12.3 MB · 1,200 rows · 30 files'))
    const link = document.querySelector('a')
    expect([link?.getAttribute('href'), link?.hasAttribute('download')]).toEqual([
      `${PATH}/${ready.id}/download`,
      true,
    ])
    expect(button('Create export').getAttribute('aria-disabled')).toBeNull()
  })

  it('asks before it deletes one', async () => {
    await open([ready])
    await until(() => expect(button(/^Delete: Export of/)).toBeDefined())
    await click(button(/^Delete: Export of/))
    await until(() => expect(text()).toContain('Delete this export?'))
    await click(button('Delete export'))
    await until(() => expect(text()).toContain('Create one to keep a copy'))
  })

  it('keeps training data apart', async () => {
    const training = made({ content: 'training', status: 'ready', rows: 40, files: 7, byteSize: 2_500_000 })
    response({
      [`GET ${PATH}`]: () => [training, ready],
      [`POST ${PATH}/training`]: () => made({ content: 'training' }),
    })
    await show(<ExportCard content="training" />, { words: 'organization-exports' })
    await until(() => expect(text()).toContain('2.5 MB · 40 boxes · 7 pictures'))
    expect(text()).not.toContain('rows')
    await click(button('Export training data'))
  })

  it('says that one failed, without a download', async () => {
    await open([made({ status: 'failed' })])
    await until(() => expect(text()).toContain('This export failed. Create a new one.'))
    expect(document.querySelector('a')).toBeNull()
  })

  it('says that the list could not be loaded', async () => {
    response({ [`GET ${PATH}`]: () => new Response('{}', { status: 500 }) })
    await show(<ExportCard />, { words: 'organization-exports' })
    await until(() => expect(button('Try Again')).toBeDefined())
  })
})
