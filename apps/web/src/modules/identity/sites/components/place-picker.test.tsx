import { expect, test, vi } from 'vitest'
import type { Place } from '../../../../lib/place'
import { button, click, response, show, until } from '../../../../testing/screen'
import PlacePicker from './place-picker'

const site = (id: string, latitude: number | null, longitude: number | null) => ({
  id,
  name: id,
  latitude,
  longitude,
  archivedAt: null,
})
const sites = [site('Tower', 40.7, -74), site('Warehouse', 33.75, -118.22), site('Yard', null, null)]

const manager = { userId: 'ana', role: 'manager' } as const
type Answer = { latitude: number; longitude: number } | 'denied'

/** A device that is somewhere, or whose owner doesn't say where. */
async function pressWith(answer: Answer) {
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (found: (at: object) => void, failed: (error: object) => void) =>
        answer === 'denied' ? failed({ code: 1, PERMISSION_DENIED: 1 }) : found({ coords: answer }),
    },
  })
  response({ 'GET /api/sites': () => ({ items: sites, limit: null }) })
  const chosen: Place[] = []
  await show(
    <PlacePicker
      {...manager}
      value={{ siteId: 'Yard', area: 'Gate' }}
      onChange={place => chosen.push(place)}
    />,
    { words: 'sites' },
  )
  await until(() => expect(button('Use my location')).toBeTruthy())
  await click(button('Use my location'))
  return chosen
}

test('the nearest site is chosen where one is near', async () => {
  const chosen = await pressWith({ latitude: 33.76, longitude: -118.21 })
  await until(() => expect(chosen).toEqual([{ siteId: 'Warehouse', area: '' }]))
})

test('far from all of them it says so and changes nothing', async () => {
  const chosen = await pressWith({ latitude: 52.5, longitude: 13.4 })
  await until(() => expect(document.body.textContent).toContain('None of your sites is nearby'))
  expect(chosen).toEqual([])
})

test('a denied location says what to do and blocks nothing', async () => {
  const chosen = await pressWith('denied')
  await until(() => expect(document.body.textContent).toContain('Location access is blocked'))
  expect(document.querySelector('select')?.disabled).toBe(false)
  expect(chosen).toEqual([])
})
