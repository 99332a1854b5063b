import { join, resolve } from 'node:path'
import { type PlanInterval, type PlanPrice, planIntervals } from '@plumbline/contract'
import type { LanguageModelOptions } from '@plumbline/inference'
import * as z from 'zod'
import type { S3Options } from './platform/storage/s3'

const url = z.url({ protocol: /^https?$/ })
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(value => (value === '' ? undefined : value), schema.optional())
const modelProvider = z.enum(['openai-compatible', 'anthropic'])
const flag = z.preprocess(value => value === '1' || value === 'true', z.boolean())

/** The environment, parsed once. Everything has a default that works on a fresh machine. */
const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  ROLE: z.enum(['api', 'worker', 'both']).default('both'),
  HOST: z.string().default('0.0.0.0'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DEMO: optional(z.enum(['0', '1'])),
  APP_URL: optional(url),
  OLD_DOMAIN: optional(z.hostname()),
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: optional(z.string().min(16)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: z.string().min(3).default('Plumbline <no-reply@plumbline.example>'),
  SUPPORT_EMAIL: optional(z.email()),
  ADMIN_EMAIL: optional(z.email()),
  S3_ENDPOINT: optional(url),
  S3_BUCKET: optional(z.string()),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: optional(z.string()),
  S3_SECRET_KEY: optional(z.string()),
  VISION_PROVIDER: optional(modelProvider),
  VISION_MODEL: optional(z.string()),
  VISION_BASE_URL: optional(url),
  VISION_API_KEY: optional(z.string()),
  ASSISTANT_PROVIDER: optional(modelProvider),
  ASSISTANT_MODEL: optional(z.string()),
  ASSISTANT_BASE_URL: optional(url),
  ASSISTANT_API_KEY: optional(z.string()),
  // People are told that it took too long after 30 seconds, and the library's answer has to be there before.
  ASSISTANT_TIMEOUT_MS: z.coerce.number().int().min(100).max(25_000).default(25_000),
  OUTGOING_TIMEOUT_MS: z.coerce.number().int().min(10).max(120_000).default(15_000),
  OUTGOING_ALLOWED_HOSTS: z.string().default(''),
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

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** Another server that speaks Stripe's protocol; undefined: Stripe itself. */
  apiUrl: string | undefined
  prices: PlanPrice[]
}

export type Config = {
  environment: 'production' | 'development' | 'test'
  roles: { api: boolean; worker: boolean }
  host: string
  port: number
  dataDir: string
  /** Undefined: the product starts its own PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  seedDemo: boolean
  appUrl: string
  oldDomain: string | undefined
  trustProxy: boolean
  logLevel: string
  metricsToken: string | undefined
  /** Undefined: the first admin who signed up. */
  adminEmail: string | undefined
  mail: { smtpUrl: string | undefined; from: string; outbox: string }
  /** Undefined: a folder in the data folder. */
  s3: S3Options | undefined
  /** Undefined: the embedded detector alone. */
  hostedModel: LanguageModelOptions | undefined
  /** Undefined: the assistant answers from the library alone. */
  assistantModel: LanguageModelOptions | undefined
  /** How the server fetches from elsewhere. Only public addresses, and the `host:port` pairs named here. */
  outgoing: { timeoutMs: number; allowedHosts: string[] }
  /** Undefined: a test checkout of this installation, where no money moves. */
  stripe: StripeOptions | undefined
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

const soldTiers = ['starter', 'basic', 'pro', 'premium'] as const
const billed = { month: 'MONTHLY', year: 'ANNUAL' } as const
const priceName = (tier: (typeof soldTiers)[number], interval: PlanInterval) =>
  `STRIPE_PRICE_${tier.toUpperCase() as Uppercase<typeof tier>}_${billed[interval]}` as const
const priceNames = soldTiers.flatMap(tier => planIntervals.map(interval => priceName(tier, interval)))

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
  return {
    environment: env.NODE_ENV,
    roles: { api: env.ROLE !== 'worker', worker: env.ROLE !== 'api' },
    host: env.HOST,
    port: env.PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    seedDemo: env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1',
    appUrl: (env.APP_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    oldDomain: env.OLD_DOMAIN,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    adminEmail: env.ADMIN_EMAIL ?? env.SUPPORT_EMAIL,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, outbox: join(dataDir, 'outbox') },
    s3: s3From(env),
    hostedModel: modelFrom(env, 'VISION'),
    assistantModel: assistantModelFrom(env),
    outgoing: {
      timeoutMs: env.OUTGOING_TIMEOUT_MS,
      allowedHosts: env.OUTGOING_ALLOWED_HOSTS.split(',').flatMap(host => host.trim().toLowerCase() || []),
    },
    stripe: stripeFrom(env),
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

type Environment = z.output<typeof Environment>

function s3From(env: Environment): S3Options | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = env
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined
  return { endpoint, bucket, region: env.S3_REGION, accessKey, secretKey }
}

function stripeFrom(env: Environment): StripeOptions | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  if (!secretKey || !webhookSecret) return undefined
  const prices = soldTiers.flatMap(tier =>
    planIntervals.flatMap(interval => {
      const priceId = env[priceName(tier, interval)]
      return priceId ? [{ tier, interval, priceId }] : []
    }),
  )
  return { secretKey, webhookSecret, apiUrl, prices }
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
