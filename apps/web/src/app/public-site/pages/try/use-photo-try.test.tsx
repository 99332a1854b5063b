import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { show, until } from '../../../../testing/screen'
import { usePhotoTry } from './use-photo-try'

let tried: ReturnType<typeof usePhotoTry>
function Try() {
  tried = usePhotoTry()
  return null
}

type Sent = { body: FormData; signal: AbortSignal; respond: (response: Response | Error) => void }
let sent: Sent[]
const photo = (name = 'site.jpg', type = 'image/jpeg') => new File(['x'], name, { type })
const done = (detector: string) => new Response(JSON.stringify({ success: true, data: { detector } }))
const rejected = (code: string) =>
  new Response(JSON.stringify({ success: false, code, error: code }), { status: 400 })

beforeEach(async () => {
  sent = []
  await show(<Try />, { words: 'try' })
  const answer = ({ body, signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const respond = (response: Response | Error) =>
        response instanceof Error ? reject(response) : resolve(response)
      sent.push({ body: body as FormData, signal: signal as AbortSignal, respond })
    })
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => answer(request))
})

const check = (file: File) => act(async () => void tried.check(file))
const respond = (response: Response | Error, at = 0) => act(async () => sent[at]?.respond(response))

test('a photo is shown while it is checked, then what was found', async () => {
  await check(photo())
  expect(tried.state).toMatchObject({ status: 'working', preview: expect.stringMatching(/^blob:/) })
  expect(sent[0]?.body.get('language')).toBe('en')
  await respond(done('v1'))
  await until(() => expect(tried.state).toEqual({ status: 'done', photo: { detector: 'v1' } }))
})

test.each([
  [photo('plan.pdf', 'application/pdf'), 'photo_only'],
  [Object.defineProperty(photo(), 'size', { value: 1e9 }), 'file_too_large'],
])('what can be told before is not sent (%#)', async (file, problem) => {
  await check(file)
  expect(tried.state).toEqual({ status: 'failed', problem, file: null })
  expect(sent).toEqual([])
})

test('a file without a type is looked at by the server', async () => {
  await check(photo('site.heic', ''))
  expect(sent).toHaveLength(1)
})

test.each([
  [new TypeError('Load failed'), 'network', true],
  [rejected('overloaded'), 'overloaded', true],
  [rejected('something_new'), 'other', true],
  [rejected('too_many'), 'too_many', false],
  [rejected('unreadable_media'), 'unreadable_media', false],
])(
  'a failure says what it is, and offers the same photo again where that helps (%#)',
  async (failure, problem, again) => {
    const file = photo()
    await check(file)
    await respond(failure)
    await until(() => expect(tried.state).toEqual({ status: 'failed', problem, file: again ? file : null }))
  },
)

test('of two photos only the second counts, whatever arrives first', async () => {
  await check(photo('first.jpg'))
  await check(photo('second.jpg'))
  expect(sent[0]?.signal.aborted).toBe(true)
  await respond(done('second'), 1)
  await until(() => expect(tried.state).toMatchObject({ photo: { detector: 'second' } }))
  await respond(done('first'), 0)
  expect(tried.state).toMatchObject({ photo: { detector: 'second' } })
})

test('starting over stops what runs', async () => {
  await check(photo())
  await act(async () => tried.reset())
  expect([sent[0]?.signal.aborted, tried.state]).toEqual([true, { status: 'idle' }])
  await respond(done('late'))
  expect(tried.state).toEqual({ status: 'idle' })
})
