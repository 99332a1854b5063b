import * as contract from '@plumbline/contract'
import Fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handle, registerEndpoints } from './endpoints'
import { handleErrors } from './errors'
import { FairShare } from './fair-share'
import type { Member } from './member'

const AT_MS = 30_000
const NEXT_MINUTE_S = 30

/** A server with one call that changes something; it takes until the test lets it end. Who calls is in the bearer. */
function listening() {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  handleErrors(app)
  app.decorateRequest('member', null)
  app.decorateRequest('waitsForTurn', false)
  const waiting: (() => void)[] = []
  let holds = false
  const route = handle(contract.logout, async () => {
    if (holds) await new Promise<void>(resolve => waiting.push(resolve))
    return {}
  })
  const fairShare = new FairShare({
    concurrency: 2,
    maxWaiting: 3,
    maxWritesPerMinute: { person: 5, organization: 8 },
  })
  registerEndpoints(
    app,
    [route],
    async ({ headers }) => {
      const [organizationId = '', userId = ''] = (headers.authorization ?? '').split(' ')
      return { organizationId, userId, role: 'user' } as Member
    },
    fairShare,
  )
  return {
    app,
    hold: () => {
      holds = true
    },
    release: () => {
      holds = false
      for (const end of waiting.splice(0)) end()
    },
    change: async (organizationId: string, userId: string) => {
      const response = await app.inject({
        method: contract.logout.method,
        url: contract.logout.path,
        headers: { authorization: `${organizationId} ${userId}` },
      })
      const { code } = response.json<{ code?: string }>()
      return { status: response.statusCode, code, retryAfter: response.headers['retry-after'] }
    },
  }
}

let server: ReturnType<typeof listening>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(AT_MS)
  server = listening()
})
afterEach(async () => {
  vi.useRealTimers()
  await server.app.close()
})

const accepted = { status: 200, code: undefined, retryAfter: undefined }
const tooMany = { status: 429, code: 'too_many', retryAfter: `${NEXT_MINUTE_S}` }
const several = (count: number, call: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, call))

test('a person who changes something without pause has to wait for the next minute, and nobody else', async () => {
  for (let each = 0; each < 5; each++) expect(await server.change('acme', 'wild')).toEqual(accepted)
  expect(await server.change('acme', 'wild')).toEqual(tooMany)
  expect(await server.change('acme', 'calm')).toEqual(accepted)
  vi.advanceTimersByTime(NEXT_MINUTE_S * 1_000)
  expect(await server.change('acme', 'wild')).toEqual(accepted)
})

test('an organization of many accounts has a limit of its own, which another one does not feel', async () => {
  for (let each = 0; each < 8; each++) expect(await server.change('acme', `person-${each}`)).toEqual(accepted)
  expect(await server.change('acme', 'person-8')).toEqual(tooMany)
  expect(await server.change('other', 'honest')).toEqual(accepted)
})

test('an organization with too many calls at the same time is told to come back, and another one is served', async () => {
  server.hold()
  const held = several(5, () => server.change('acme', 'wild'))
  expect(await server.change('acme', 'calm')).toEqual({ ...tooMany, retryAfter: '5' })
  const honest = server.change('other', 'honest')
  server.release()
  expect(await honest).toEqual(accepted)
  await held
})
