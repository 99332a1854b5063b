import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { clearBearer } from './bearer'
import { useLastSeen } from './last-seen'

beforeEach(() => localStorage.clear())

type ScreenProps = {
  owner: string
  response: Promise<number>
  onData: (data: number | undefined) => void
}

function Screen({ owner, response, onData }: ScreenProps) {
  onData(useLastSeen({ queryKey: ['/api/figures', {}], queryFn: () => response }, owner).data)
  return null
}

/** A visit of its own: a new cache, and a server that answers when it is told to. */
async function visit(owner: string) {
  let respond = (_figure: number) => {}
  const response = new Promise<number>(resolve => {
    respond = resolve
  })
  const seen: (number | undefined)[] = []
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Screen owner={owner} response={response} onData={data => seen.push(data)} />
      </QueryClientProvider>,
    ),
  )
  return {
    first: seen[0],
    last: () => seen.at(-1),
    async respond(figure: number) {
      respond(figure)
      await expect.poll(() => localStorage.getItem('plumbline.last-seen')).toContain(`"data":${figure}`)
    },
  }
}

test('the last response is shown until the new one is there', async () => {
  const first = await visit('ana')
  expect(first.first).toBeUndefined()
  await first.respond(3)
  const second = await visit('ana')
  expect(second.first).toBe(3)
  await second.respond(4)
  expect(second.last()).toBe(4)
  expect((await visit('ana')).first).toBe(4)
})

test('another person never sees it, and theirs replaces it', async () => {
  await (await visit('ana')).respond(3)
  const other = await visit('ben')
  expect(other.first).toBeUndefined()
  await other.respond(8)
  expect((await visit('ana')).first).toBeUndefined()
})

test('it goes with the session, and so does the frame of a signed-in page', async () => {
  await (await visit('ana')).respond(3)
  document.documentElement.dataset.signedIn = ''
  clearBearer()
  expect(document.documentElement.dataset.signedIn).toBeUndefined()
  expect((await visit('ana')).first).toBeUndefined()
})

test('what cannot be read is as if nothing was kept', async () => {
  localStorage.setItem('plumbline.last-seen', '{')
  expect((await visit('ana')).first).toBeUndefined()
})
