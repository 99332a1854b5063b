import * as z from 'zod/mini'
import { IsoDateTime } from '../dates'
import { type Endpoint, endpoint } from '../endpoint'
import { ById, Id, Nothing, oneOf, plainName, text } from '../fields'

/** What a key can be allowed, by subject. There is none for accounts, members, billing, keys or single sign-on. */
export const apiScopes = [
  'analysis:read',
  'analysis:write',
  'violations:read',
  'violations:write',
  'tasks:read',
  'tasks:write',
  'regulations:read',
  'regulations:write',
  'sites:read',
  'sites:write',
  'dashboard:read',
] as const
export type ApiScope = (typeof apiScopes)[number]

/** How every key begins, so that it is recognized where it doesn't belong. */
export const API_KEY_START = 'plk_'
export const MAX_API_KEYS = 20
export const MAX_API_KEY_NAME = 80
export const apiKeyLifetimes = ['30', '90', '180', '365'] as const
export const apiKeyRates = ['60', '300', '600'] as const

/** Calls that are sent with a body and change nothing. */
const readingCalls = new Set([
  '/api/regulations/match',
  '/api/regulations/match-keywords',
  '/api/violations/estimate-fine',
])
/** Links that anyone can open, emails to strangers, suggestions, and addresses that the server fetches from. */
const peopleOnly = /^\/api\/(report-links|shared|violations\/:id\/(share|suggestions)|regulations\/feeds)/
/** Paths that belong to the subject of another. */
const subjects: Readonly<Record<string, string>> = { media: 'analysis', fixes: 'tasks' }

/** The scope that a key needs for a call; null where no key can make it. */
export function apiScopeFor({ method, path, access, produces }: Endpoint): ApiScope | null {
  const isRead = method === 'GET' || readingCalls.has(path)
  if (access === 'open' || access === 'admin' || produces === 'events' || peopleOnly.test(path)) return null
  const [, , start = ''] = path.split('/')
  const subject = subjects[start] ?? start
  return apiScopes.find(scope => scope === `${subject}:${isRead ? 'read' : 'write'}`) ?? null
}

/** A key of one of the organization's own programs. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** How the key begins. The rest of it is not stored. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  requestsPerMinute: z.int(),
  /** Who created it; null once their account is deleted. */
  createdBy: z.nullable(z.string()),
  createdAt: IsoDateTime,
  expiresAt: IsoDateTime,
  lastUsedAt: z.nullable(IsoDateTime),
})
export type ApiKey = z.output<typeof ApiKey>

export const NewApiKey = z.strictObject({
  name: text(MAX_API_KEY_NAME).check(plainName()),
  scopes: z
    .array(oneOf(apiScopes), 'scopes_required')
    .check(z.minLength(1, 'scopes_required'), z.maxLength(apiScopes.length, 'too_long')),
  expiresInDays: oneOf(apiKeyLifetimes),
  requestsPerMinute: z._default(oneOf(apiKeyRates), '60'),
})

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  access: 'admin',
  summary: "List the organization's API keys that aren't revoked, newest first",
  response: z.array(ApiKey),
})

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  changes: ['/api/api-keys', '/api/access-log'],
  access: 'admin',
  summary: 'Create an API key. The response is the only one with the key itself',
  body: NewApiKey,
  status: 201,
  response: z.object({ apiKey: ApiKey, key: z.string() }),
  errors: ['needs_enterprise', 'too_many_api_keys'],
})

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/api-keys/:id',
  changes: ['/api/api-keys', '/api/access-log'],
  access: 'admin',
  summary: 'Revoke an API key. Requests with it are rejected from then on',
  params: ById,
  response: Nothing,
  errors: ['not_found'],
})
