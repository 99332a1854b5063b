import { expect, test } from 'vitest'
import { readConfig } from './config'

test('a fresh machine needs no configuration', () => {
  const config = readConfig({}, '/opt/plumbline')
  expect(config).toMatchObject({
    port: 3000,
    dataDir: '/opt/plumbline/.data',
    databaseUrl: undefined,
    seedDemo: true,
    appUrl: 'http://localhost:3000',
    roles: { api: true, worker: true },
  })
})

test('every fault is listed at once', () => {
  const faulty = {
    PORT: 'eighty',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://db',
    APP_URL: 'ftp://x',
    METRICS_TOKEN: 'short',
  }
  for (const name of Object.keys(faulty)) expect(() => readConfig(faulty, '/')).toThrow(`${name}: `)
})

test('the demo accounts stay out of a database that is not ours, unless asked for', () => {
  const DATABASE_URL = 'postgres://db.internal/plumbline'
  expect(readConfig({ DATABASE_URL }, '/').seedDemo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }, '/').seedDemo).toBe(true)
  expect(readConfig({ DEMO: '0' }, '/').seedDemo).toBe(false)
})

test.each([
  ['api', { api: true, worker: false }],
  ['worker', { api: false, worker: true }],
])('the role %s does its part only', (ROLE, roles) => {
  expect(readConfig({ ROLE }, '/').roles).toEqual(roles)
})
