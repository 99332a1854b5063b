import * as contract from '@plumbline/contract'
import { afterAll, expect, test } from 'vitest'
import { fakeModelServer, openAi } from '../../../testing/fake-model-server'
import { testApp, useCreated } from '../../../testing/harness'
import type { Person } from '../../../testing/people'
import { signUpOn } from '../../../testing/plans'
import { sampleOf, upload } from '../../../testing/uploads'

const server = useCreated(fakeModelServer)
const app = useCreated(() =>
  testApp({
    VISION_PROVIDER: 'openai-compatible',
    VISION_MODEL: 'm',
    VISION_BASE_URL: server.baseUrl,
    VISION_API_KEY: 'sk-very-secret',
  }),
)
afterAll(() => app.close())
afterAll(() => server.close())

/** How many pictures a hosted model was sent in between. */
async function sentDuring(act: () => Promise<unknown>) {
  server.will(openAi.raw(401, ''))
  await act()
  return server.requests.length
}

async function analyze(person: Person) {
  const file = await sampleOf('site-no-hats')
  const { data } = await upload(app, person, { file, name: 'site.jpg', query: '?force=1' })
  await app.analysisWorker.wake()
  return (await person.call(contract.getResult, { params: { id: data.id } })).data
}

test('a picture leaves this machine only on a plan with hosted models, and only for those who want it', async () => {
  const ana = await signUpOn(app, 'premium')
  const pro = await signUpOn(app, 'pro')
  expect(await sentDuring(() => analyze(pro))).toBe(0)
  expect(await sentDuring(() => analyze(ana))).toBeGreaterThan(0)
  await ana.call(contract.savePreferences, { body: { advancedModels: false } })
  expect(await sentDuring(() => analyze(ana))).toBe(0)
  await ana.call(contract.savePreferences, { body: { advancedModels: true } })
  let violationId = ''
  const find = async () => {
    violationId = (await analyze(ana)).violations[0]?.id ?? ''
  }
  expect(await sentDuring(find)).toBeGreaterThan(0)
  // A model's word must not change the severity of what was found.
  expect(await sentDuring(() => ana.call(contract.recheck, { body: { violationId } }))).toBe(0)
})
