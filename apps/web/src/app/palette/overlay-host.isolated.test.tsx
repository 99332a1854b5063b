import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeBearer } from '../../lib/bearer'
import { SessionProvider, useSession } from '../../modules/identity/auth/session'
import { button, click, press, response, show, type, until } from '../../testing/screen'
import type { Overlay } from '../layouts/use-shortcuts'
import { OverlayHost } from './overlay-host'

// The palette arrives only when the test lets it.
const palette = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
})
vi.mock('./overlays', async original => {
  await palette.arrived
  return original()
})

function Page() {
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  if (useSession().status !== 'signedIn') return null
  return (
    <>
      <button type="button" onClick={() => setOverlay('palette')}>
        Open
      </button>
      {overlay && <OverlayHost overlay={overlay} onShow={setOverlay} />}
    </>
  )
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

test('what is typed while the palette loads is in its box, and the next letter joins it', async () => {
  writeBearer({ token: 'token', expiresAt: '2099-01-01T00:00:00Z' })
  response({
    'GET /api/users/me': () => ({
      user: { name: 'Ana Ruiz', language: 'en', role: 'manager', subscriptionTier: 'pro' },
    }),
    'GET /api/search': () => new Promise(() => {}),
  })
  await show(
    <SessionProvider>
      <Page />
    </SessionProvider>,
    { words: 'search' },
  )
  await until(() => expect(button('Open')).toBeTruthy())
  button('Open').focus()
  await click(button('Open'))
  const waiting = document.activeElement as HTMLInputElement
  expect(waiting.tagName).toBe('INPUT')
  await type(waiting, 'lad')
  palette.arrive()
  await until(() => expect(document.querySelector('[role=combobox]')).toBeTruthy())
  const box = document.querySelector('[role=combobox]') as HTMLInputElement
  expect(document.activeElement).toBe(box)
  expect(box.value).toBe('lad')
  // The caret is behind what was typed; nothing is selected that the next letter would replace.
  expect([box.selectionStart, box.selectionEnd]).toEqual([3, 3])
  await press(box, 'Escape')
  await until(() => expect(document.activeElement).toBe(button('Open')))
})
