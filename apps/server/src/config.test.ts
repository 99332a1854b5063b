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

function faultsOf(environment: Record<string, string>) {
  try {
    readConfig(environment, '/')
    return []
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n')
    return lines.map(line => line.trim().split(':')[0]).sort()
  }
}

test('every fault is listed in one message, groups of variables included', () => {
  const faulty = {
    PORT: 'eighty',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://db',
    APP_URL: 'ftp://x',
    METRICS_TOKEN: 'short',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'media',
    VISION_PROVIDER: 'openai-compatible',
  }
  expect(faultsOf(faulty)).toEqual([
    'APP_URL',
    'DATABASE_URL',
    'METRICS_TOKEN',
    'PORT',
    'ROLE',
    'S3_ACCESS_KEY',
    'S3_SECRET_KEY',
    'VISION_BASE_URL',
    'VISION_MODEL',
  ])
})

test.each([
  [{ S3_BUCKET: 'media', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }, ['S3_ENDPOINT']],
  [{ VISION_MODEL: 'm' }, ['VISION_PROVIDER']],
  [{ VISION_PROVIDER: 'anthropic', VISION_MODEL: 'm' }, ['VISION_API_KEY']],
  [{ ASSISTANT_API_KEY: 'k' }, ['ASSISTANT_MODEL', 'ASSISTANT_PROVIDER']],
  [{ ASSISTANT_PROVIDER: 'openai-compatible', ASSISTANT_MODEL: 'm' }, ['ASSISTANT_BASE_URL']],
  [{ ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_MODEL: 'm' }, ['ASSISTANT_API_KEY']],
  [{ ASSISTANT_TIMEOUT_MS: '60000' }, ['ASSISTANT_TIMEOUT_MS']],
  [{ S3_ENDPOINT: '', S3_BUCKET: '' }, []],
  [{ VISION_PROVIDER: 'openai-compatible', VISION_MODEL: 'm', VISION_BASE_URL: 'http://llm' }, []],
])('%o lacks %o', (environment, missing) => {
  expect(faultsOf(environment)).toEqual(missing)
})

test('a local model needs no key', () => {
  const environment = {
    ASSISTANT_PROVIDER: 'openai-compatible',
    ASSISTANT_MODEL: 'qwen3:8b',
    ASSISTANT_BASE_URL: 'http://localhost:11434/v1',
  }
  expect(readConfig(environment, '/').assistantModel).toEqual({
    provider: 'openai-compatible',
    model: 'qwen3:8b',
    baseUrl: 'http://localhost:11434/v1',
    timeoutMs: 25_000,
  })
  expect(readConfig({}, '/').assistantModel).toBeUndefined()
})

test('one fault is called one', () => {
  expect(() => readConfig({ ROLE: 'boss' }, '/')).toThrow('has 1 error:')
})

test('the demo accounts stay out of a database that is not ours, unless asked for', () => {
  const DATABASE_URL = 'postgres://db.internal/plumbline'
  expect(readConfig({ DATABASE_URL }, '/').seedDemo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: '1' }, '/').seedDemo).toBe(true)
  expect(readConfig({ DEMO: '0' }, '/').seedDemo).toBe(false)
})

test('payments are never a test on a database that is not ours, unless asked for', () => {
  const DATABASE_URL = 'postgres://db.internal/plumbline'
  const keys = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
  expect(readConfig({}, '/').payments).toBe('test')
  expect(readConfig({ DATABASE_URL }, '/').payments).toBe('off')
  expect(readConfig({ DATABASE_URL, PAYMENTS: 'test' }, '/').payments).toBe('test')
  expect(readConfig({ DATABASE_URL, ...keys }, '/').payments).toBe('stripe')
  expect(readConfig({ ...keys, PAYMENTS: 'off' }, '/')).toMatchObject({ payments: 'off', stripe: undefined })
  expect(() => readConfig({ PAYMENTS: 'stripe' }, '/')).toThrow('STRIPE_SECRET_KEY: required')
})

test.each([
  ['api', { api: true, worker: false }],
  ['worker', { api: false, worker: true }],
])('the role %s does its part only', (ROLE, roles) => {
  expect(readConfig({ ROLE }, '/').roles).toEqual(roles)
})

test.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['false', 0],
  ['1', 1],
  ['true', 1],
  ['3', 3],
  ['10.0.0.0/8, fd00::/8,192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
])('TRUST_PROXY=%s trusts %o', (value, trusted) => {
  expect(readConfig(value === undefined ? {} : { TRUST_PROXY: value }, '/').trustProxy).toEqual(trusted)
})

test.each(['11', '-1', 'yes', '1,2', '10.0.0.0/99', '10.0.0.0/8, all'])(
  'TRUST_PROXY=%s is rejected',
  value => {
    expect(faultsOf({ TRUST_PROXY: value })).toEqual(['TRUST_PROXY'])
  },
)

test.each([
  [{}, '127.0.0.1'],
  [{ DEMO: '1', DATABASE_URL: 'postgres://db/x' }, '127.0.0.1'],
  [{ DEMO: '0' }, '0.0.0.0'],
  [{ DATABASE_URL: 'postgres://db/x' }, '0.0.0.0'],
  [{ HOST: '0.0.0.0' }, '0.0.0.0'],
])('%o listens on %s: demo logins are for this machine only', (environment, host) => {
  expect(readConfig(environment, '/').host).toBe(host)
})
