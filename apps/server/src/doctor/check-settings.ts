import type { Config } from '../config'
import { nodeVersionWarning } from '../platform/node-version'
import { isLocalName } from '../platform/operator'
import { type Finding, fault, ok, warning } from './finding'

const isPublic = ({ appUrl }: Config) => !isLocalName(new URL(appUrl).hostname)

export function checkNode(version: string): Finding {
  const text = nodeVersionWarning(version)
  return text ? warning(`Node: ${text}`) : ok(`Node: ${version} gets security fixes.`)
}

export function checkAddress(config: Config): Finding[] {
  return [addressOf(config), ...(isPublic(config) ? [proxyOf(config)] : []), ...demoOf(config)]
}

function addressOf(config: Config): Finding {
  const { appUrl, host } = config
  if (isPublic(config))
    return appUrl.startsWith('https:')
      ? ok(`Address: people use ${appUrl}.`)
      : fault(
          `Address: people use ${appUrl}, and passwords cross the network in plain text. Put a proxy with a certificate before Plumbline, and set APP_URL to the https address.`,
        )
  if (isLocalName(host)) return ok('Address: only this machine reaches Plumbline.')
  return warning(
    `Address: other machines can reach Plumbline, but links in emails lead to ${appUrl}. Set APP_URL to the address that people use.`,
  )
}

const proxyOf = ({ trustProxy }: Config): Finding =>
  trustProxy === 0
    ? warning(
        'Proxy: behind a proxy all callers have its address, so they share rate limits. Set TRUST_PROXY.',
      )
    : ok('Proxy: the addresses of callers come from your proxy.')

/** The password of the demo logins is published. */
function demoOf(config: Config): Finding[] {
  if (!config.seedDemo) return []
  if (isPublic(config))
    return [fault('Demo logins: everybody knows their password. Set DEMO=0, and delete their organizations.')]
  return isLocalName(config.host)
    ? []
    : [warning('Demo logins: other machines may reach them. Set DEMO=0 for real use.')]
}

const MIN_BITS = 100
const publishedWords = /change|secret|password|example|plumbline/i

/** By how often each character occurs: 32 random hexadecimal digits have more bits, a repeated word has fewer. */
function bitsOf(text: string) {
  const shares = [...new Set(text)].map(each => (text.split(each).length - 1) / text.length)
  return -shares.reduce((bits, share) => bits + share * Math.log2(share), 0) * text.length
}

const isGuessable = (secret: string) => publishedWords.test(secret) || bitsOf(secret) < MIN_BITS
const ADVICE = 'Set another one, such as the output of openssl rand -base64 32'

export function checkSecrets(config: Config): Finding[] {
  const { secretKey, oldSecretKeys, metricsToken, s3, databaseUrl } = config
  const secrets = [
    { name: 'SECRET_KEY', value: secretKey, how: `${ADVICE}; operations.md says how to change it` },
    ...oldSecretKeys.map(value => ({
      name: 'OLD_SECRET_KEYS',
      value,
      how: 'Remove it once it is not needed',
    })),
    { name: 'METRICS_TOKEN', value: metricsToken, how: ADVICE },
    { name: 'S3_SECRET_KEY', value: s3?.secretKey, how: `${ADVICE}, at the store too` },
    {
      name: 'The password in DATABASE_URL',
      value: databaseUrl && new URL(databaseUrl).password,
      how: `${ADVICE}, at the database too`,
    },
  ]
  const set = secrets.filter(({ value }) => value)
  const weak = set.filter(({ value = '' }) => isGuessable(value))
  if (set.length > 0 && weak.length === 0)
    return [ok(`Secrets: ${set.map(({ name }) => name).join(', ')} can't be guessed.`)]
  return weak.map(({ name, how }) => fault(`Secrets: ${name} can be guessed. ${how}.`))
}

export function checkPayments(config: Config): Finding {
  const { payments, stripe, databaseUrl } = config
  if (payments === 'off') return ok('Payments: nothing can be bought.')
  if (payments === 'test')
    return databaseUrl || isPublic(config)
      ? fault("Payments: everybody can choose any plan without paying. Set Stripe's keys, or PAYMENTS=off.")
      : ok('Payments: a test checkout, where no money moves.')
  if (stripe?.secretKey.includes('_test_'))
    return warning("Payments: these are Stripe's test keys, with which no money moves. Set the live ones.")
  return stripe?.prices.length === 0
    ? warning('Payments: no plan has a price, so nothing can be bought. Set the STRIPE_PRICE_ variables.')
    : ok('Payments: through Stripe.')
}
