import * as contract from '@plumbline/contract'
import { describe, expect, test } from 'vitest'
import { useCreated, useTestApp } from '../../../testing/harness'
import { signUp } from '../../../testing/people'
import { createWebhook, newWebhook, PUBLIC_URL } from '../../../testing/webhooks'

const app = useTestApp()
const ana = useCreated(() => signUp(app))
const hook = useCreated(() => createWebhook(ana))
const urls = async () => (await ana.call(contract.listWebhooks, {})).data.map(({ url }) => url)

describe('a webhook is rejected', () => {
  test.each([
    ['inside the network', 'https://10.0.0.5/hook', 'webhook_address_private'],
    ['on the machine itself', 'https://127.0.0.1/hook', 'webhook_address_private'],
    ['on IPv6 loopback', 'https://[::1]/hook', 'webhook_address_private'],
    ['at the cloud metadata', 'https://169.254.169.254/latest', 'webhook_address_private'],
    ['in another notation', 'https://0x7f000001/', 'webhook_address_private'],
    ['with credentials', 'https://user:pass@93.184.216.34/', 'webhook_address_private'],
    ['on a port of mail', 'https://93.184.216.34:25/', 'webhook_address_private'],
    ['in the clear', 'http://93.184.216.34/hook', 'webhook_url_invalid'],
    ['of another scheme', 'file:///etc/passwd', 'webhook_url_invalid'],
    ['that is none', 'hello', 'webhook_url_invalid'],
    ['that nobody knows', 'https://nowhere.invalid/hook', 'webhook_host_unknown'],
  ])('with an address %s, when created and when changed', async (_, url, code) => {
    const rejected = await ana.send(contract.createWebhook, { body: { ...newWebhook, url } })
    expect([rejected.status, rejected.fields]).toMatchObject([400, [{ field: 'url', code }]])
    const { id } = hook
    const changed = await ana.send(contract.updateWebhook, { params: { id }, body: { url } })
    expect([changed.status, changed.fields]).toMatchObject([400, [{ field: 'url', code }]])
    expect(await urls()).toEqual([PUBLIC_URL])
  })

  test.each([
    ['no events', { events: [] }, 'events'],
    ['an event that does not exist', { events: ['violation.deleted'] }, 'events.0'],
    ['an event that only a test sends', { events: ['test'] }, 'events.0'],
    ['a kind that does not exist', { kind: 'discord' }, 'kind'],
    ['no name', { name: ' ' }, 'name'],
    ['a secret of its own', { secret: 'whsec_x' }, 'secret'],
  ])('with %s', async (_, changes, field) => {
    const { status, fields } = await ana.send(contract.createWebhook, { body: { ...newWebhook, ...changes } })
    expect([status, fields.map(fault => fault.field)]).toEqual([400, [field]])
    expect(await urls()).toEqual([PUBLIC_URL])
  })
})
