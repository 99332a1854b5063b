import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { LanguageModelOptions } from '@plumbline/inference'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { type PaymentOptions, paymentsFrom, priceNames } from './config-payments'
import { type Operator, operatorFrom } from './platform/operator'
import type { S3Options } from './platform/storage/s3'
import {
  type TelemetryOptions,
  telemetryFrom,
  telemetryVariables,
} from './platform/telemetry/telemetry-options'

const url = z.url({ protocol: /^https?$/ })
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())
const modelProvider = z.enum(['openai-compatible', 'anthropic'])

const LOOPBACK = '127.0.0.1'
const EVERYWHERE = '0.0.0.0'
const MAX_HOPS = 10
const isNetwork = (network: string) =>
  isIP(network.split('/')[0] ?? '') > 0 && (isIP(network) > 0 || ipaddr.isValidCIDR(network))

/** How many proxies stand before the server, or in which networks they are. Everything else a caller can make up. */
const trustedProxies = z
  .string()
  .transform(value => value.split(',').flatMap(part => part.trim() || []))
  .refine(
    parts => parts.every(isNetwork) || (parts.length === 1 && isHopCount(parts[0] ?? '')),
    `expected the number of proxies (0 to ${MAX_HOPS}) or their addresses and networks, separated by commas`,
  )
  .transform(parts => {
    const [only = '0'] = parts
    if (parts.length > 0 && parts.every(isNetwork)) return parts
    return only === 'true' ? 1 : Number(only) || 0
  })
const isHopCount = (value: string) =>
  ['true', 'false'].includes(value) || (/^\d{1,2}$/.test(value) && Number(value) <= MAX_HOPS)

/** The environment, parsed once. Everything has a default that works on a fresh machine. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ROLE: z.enum(['api', 'worker', 'both']).default('both'),
  HOST: optional(z.string()),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DEMO: optional(z.enum(['0', '1'])),
  APP_URL: optional(url),
  OLD_DOMAIN: optional(z.hostname()),
  TRUST_PROXY: trustedProxies.default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: optional(z.string().min(16)),
  ...telemetryVariables,
  SECRET_KEY: optional(z.string().min(32)),
  OLD_SECRET_KEYS: optional(z.string().min(32)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().min(3).default('Plumbline <no-reply@plumbline.example>'),
  SUPPORT_EMAIL: optional(z.email()),
  ADMIN_EMAIL: optional(z.email()),
  STORAGE_LIMIT_GB: optional(z.coerce.number().positive()),
  S3_ENDPOINT: optional(url),
  S3_BUCKET: optional(z.string()),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: optional(z.string()),
  S3_SECRET_KEY: optional(z.string()),
  VISION_PROVIDER: optional(modelProvider),
  VISION_MODEL: optional(z.string()),
  VISION_BASE_URL: optional(url),
  VISION_API_KEY: optional(z.string()),
  VISION_ALLOWED_HOSTS: z.string().default(''),
  ASSISTANT_PROVIDER: optional(modelProvider),
  ASSISTANT_MODEL: optional(z.string()),
  ASSISTANT_BASE_URL: optional(url),
  ASSISTANT_API_KEY: optional(z.string()),
  // People are told that it took too long after 30 seconds, and the library's answer has to be there before.
  ASSISTANT_TIMEOUT_MS: z.coerce.number().int().min(100).max(25_000).default(25_000),
  OUTGOING_TIMEOUT_MS: z.coerce.number().int().min(10).max(120_000).default(15_000),
  OUTGOING_ALLOWED_HOSTS: z.string().default(''),
  OUTGOING_BLOCKED_NETWORKS: z
    .string()
    .default('')
    .refine(text => listIn(text).every(isNetwork), 'expected addresses or networks such as 192.0.2.0/24'),
  DNS_SERVERS: z.string().default(''),
  PAYMENTS: optional(z.enum(['stripe', 'test', 'off'])),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_URL: optional(url),
  STRIPE_PRICE_STARTER_MONTHLY: optional(z.string()),
  STRIPE_PRICE_STARTER_ANNUAL: optional(z.string()),
  STRIPE_PRICE_BASIC_MONTHLY: optional(z.string()),
  STRIPE_PRICE_BASIC_ANNUAL: optional(z.string()),
  STRIPE_PRICE_PRO_MONTHLY: optional(z.string()),
  STRIPE_PRICE_PRO_ANNUAL: optional(z.string()),
  STRIPE_PRICE_PREMIUM_MONTHLY: optional(z.string()),
  STRIPE_PRICE_PREMIUM_ANNUAL: optional(z.string()),
  BOOKING_URL: optional(url),
  NETWORK_URL: optional(url),
  SIGN_IN_URL: optional(url),
  SIGN_UP_URL: optional(url),
})

export type Config = PaymentOptions & {
  environment: 'production' | 'development' | 'test'
  roles: { api: boolean; worker: boolean }
  host: string
  port: number
  dataDir: string
  /** What is new in this version; the file may be missing. */
  changelog: string
  /** Undefined: the product starts its own PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  seedDemo: boolean
  appUrl: string
  oldDomain: string | undefined
  /** The number of proxies before the server, or their networks; 0: callers connect directly. */
  trustProxy: number | string[]
  logLevel: string
  metricsToken: string | undefined
  /** Where traces and metrics are sent; undefined: nowhere. */
  telemetry: TelemetryOptions | undefined
  /** Encrypts secrets in the database. Undefined: a key in the data folder. */
  secretKey: string | undefined
  /** Keys of before, with which secrets may still be sealed. */
  oldSecretKeys: string[]
  /** Who may see the state of the installation: this address, the first admin who signed up, or nobody. */
  operator: Operator
  /** Undefined: the first admin who signed up. */
  adminEmail: string | undefined
  mail: { smtpUrl: string | undefined; from: string; outbox: string }
  /** The most bytes of any organization's files; undefined: what its plan says. */
  maxStoredBytes: number | undefined
  /** Undefined: a folder in the data folder. */
  s3: S3Options | undefined
  /** Takes a second look at photos of organizations without a model of their own; undefined: nobody does. */
  hostedModel: LanguageModelOptions | undefined
  /** `host:port` pairs at which organizations may run vision models although they aren't public. */
  visionAllowedHosts: string[]
  /** Undefined: the assistant answers from the library alone. */
  assistantModel: LanguageModelOptions | undefined
  /** How the server fetches from elsewhere. Only public addresses, and the `host:port` pairs named here. */
  outgoing: { timeoutMs: number; allowedHosts: string[]; blockedNetworks: string[] }
  /** Name servers that are asked who owns a domain. Empty: those of the machine. */
  dnsServers: string[]
  /** `test`: a checkout of this installation, where no money moves. */
  /** Undefined: the web app links to a page of this installation instead. */
  links: {
    supportEmail: string | undefined
    booking: string | undefined
    network: string | undefined
    signIn: string | undefined
    signUp: string | undefined
  }
  webRoot: string
}

class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Variables that only work together: when one of `when` is set, each of `needs` must be set too. */
const groups: { when: string[]; needs: string[]; only?: (env: NodeJS.ProcessEnv) => boolean }[] = [
  {
    when: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
    needs: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  },
  {
    when: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL', ...priceNames],
    needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  {
    when: ['PAYMENTS'],
    needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    only: env => env.PAYMENTS === 'stripe',
  },
  ...['VISION', 'ASSISTANT'].flatMap(use => {
    const [provider, model] = [`${use}_PROVIDER`, `${use}_MODEL`]
    const [baseUrl, apiKey] = [`${use}_BASE_URL`, `${use}_API_KEY`]
    const speaks = (protocol: string) => (env: NodeJS.ProcessEnv) => env[provider] === protocol
    return [
      { when: [provider, model, baseUrl, apiKey], needs: [provider, model] },
      { when: [provider], needs: [baseUrl], only: speaks('openai-compatible') },
      { when: [provider], needs: [apiKey], only: speaks('anthropic') },
    ]
  }),
]

const missingFrom = (env: NodeJS.ProcessEnv) =>
  groups.flatMap(({ when, needs, only }) => {
    const set = when.find(name => env[name])
    if (!set || only?.(env) === false) return []
    return needs.filter(name => !env[name]).map(name => `${name}: required when ${set} is set`)
  })

/** The names of all variables the server reads. */
export const variableNames: string[] = Object.keys(Environment.shape)

/** `home` is the folder of the installation. Relative folders start there, whatever the current folder is. */
export function readConfig(environment: NodeJS.ProcessEnv, home: string): Config {
  const parsed = Environment.safeParse(environment)
  const faults = [
    ...(parsed.error?.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...missingFrom(environment),
  ]
  if (!parsed.success || faults.length > 0)
    throw new ConfigError(
      `The configuration has ${faults.length} ${faults.length === 1 ? 'error' : 'errors'}:\n${faults.map(fault => `  ${fault}`).join('\n')}`,
    )
  const env = parsed.data
  const dataDir = resolve(home, env.DATA_DIR)
  const appUrl = (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const seedDemo = env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1'
  return {
    environment: env.NODE_ENV,
    roles: { api: env.ROLE !== 'worker', worker: env.ROLE !== 'api' },
    // The password of the demo logins is published, so only this machine reaches them unless somebody decides otherwise.
    host: env.HOST ?? (seedDemo ? LOOPBACK : EVERYWHERE),
    port: env.PORT,
    dataDir,
    changelog: join(home, 'CHANGELOG.md'),
    databaseUrl: env.DATABASE_URL,
    seedDemo,
    appUrl,
    oldDomain: env.OLD_DOMAIN,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    telemetry: telemetryFrom(env),
    secretKey: env.SECRET_KEY,
    oldSecretKeys: (env.OLD_SECRET_KEYS ?? '').split(',').flatMap(key => key.trim() || []),
    operator: operatorFrom(env.ADMIN_EMAIL, appUrl),
    adminEmail: env.ADMIN_EMAIL ?? env.SUPPORT_EMAIL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: join(dataDir, 'outbox') },
    maxStoredBytes: env.STORAGE_LIMIT_GB && env.STORAGE_LIMIT_GB * 1024 ** 3,
    s3: s3From(env),
    hostedModel: modelFrom(env, 'VISION'),
    visionAllowedHosts: listIn(env.VISION_ALLOWED_HOSTS),
    assistantModel: assistantModelFrom(env),
    outgoing: {
      timeoutMs: env.OUTGOING_TIMEOUT_MS,
      allowedHosts: listIn(env.OUTGOING_ALLOWED_HOSTS),
      blockedNetworks: listIn(env.OUTGOING_BLOCKED_NETWORKS),
    },
    dnsServers: listIn(env.DNS_SERVERS),
    ...paymentsFrom(env),
    links: {
      supportEmail: env.SUPPORT_EMAIL,
      booking: env.BOOKING_URL,
      network: env.NETWORK_URL,
      signIn: env.SIGN_IN_URL,
      signUp: env.SIGN_UP_URL,
    },
    webRoot: join(home, 'apps/web/dist'),
  }
}

/** Comma-separated names. */
const listIn = (text: string) => text.split(',').flatMap(name => name.trim().toLowerCase() || [])

type Environment = z.output<typeof Environment>

function s3From(env: Environment): S3Options | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint, bucket, region: env.S3_REGION, accessKey, secretKey }
}

function modelFrom(env: Environment, use: 'VISION' | 'ASSISTANT'): LanguageModelOptions | undefined {
  const [provider, model] = [env[`${use}_PROVIDER`], env[`${use}_MODEL`]]
  const [baseUrl, apiKey] = [env[`${use}_BASE_URL`], env[`${use}_API_KEY`]]
  if (!provider || !model) return undefined
  return { provider, model, ...(apiKey && { apiKey }), ...(baseUrl && { baseUrl }) }
}

function assistantModelFrom(env: Environment): LanguageModelOptions | undefined {
  const model = modelFrom(env, 'ASSISTANT')
  return model && { ...model, timeoutMs: env.ASSISTANT_TIMEOUT_MS }
}
