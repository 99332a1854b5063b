import { expect, test, vi } from 'vitest'
import { allowedPosition, askPosition, nearestOf, PositionError } from './position'

const HERE = { latitude: 52.52, longitude: 13.405 }
const placeAt = (name: string, latitude: number | null, longitude: number | null) => ({
  name,
  latitude,
  longitude,
})

/** A device that is here, or says why it can't tell. */
function stubDevice(failure: { code: number } | null, permission: PermissionState | null = 'granted') {
  const getCurrentPosition = vi.fn((found: (at: object) => void, failed: (why: object) => void) =>
    failure ? failed({ ...failure, PERMISSION_DENIED: 1 }) : found({ coords: { ...HERE, accuracy: 5 } }),
  )
  const query = async () => {
    if (permission === null) throw new TypeError('geolocation is not a permission here')
    return { state: permission }
  }
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition }, permissions: { query } })
  return getCurrentPosition
}

test('the nearest place within five kilometers is suggested', () => {
  const near = placeAt('near', 52.53, 13.405)
  const nearer = placeAt('nearer', 52.52, 13.41)
  expect(nearestOf([near, nearer], HERE)).toBe(nearer)
  expect(nearestOf([placeAt('5.6 km away', 52.57, 13.405)], HERE)).toBeNull()
  expect(nearestOf([placeAt('4.4 km away', 52.56, 13.405)], HERE)?.name).toBe('4.4 km away')
})

test('places without a whole position are never near, also at zero degrees', () => {
  const gulf = { latitude: 0, longitude: 0 }
  expect(nearestOf([placeAt('unknown', null, null), placeAt('half', 0, null)], gulf)).toBeNull()
  expect(nearestOf([placeAt('buoy', 0, 0)], gulf)?.name).toBe('buoy')
})

test('places on both sides of the date line are near each other', () => {
  const east = placeAt('east', -17, 179.99)
  expect(nearestOf([east], { latitude: -17, longitude: -179.99 })).toBe(east)
})

test('a device tells where it is, or whether it was the person who said no', async () => {
  stubDevice(null)
  expect(await askPosition()).toEqual(HERE)
  stubDevice({ code: 1 })
  await expect(askPosition()).rejects.toMatchObject({ isDenied: true })
  stubDevice({ code: 3 })
  await expect(askPosition()).rejects.toMatchObject({ isDenied: false })
  vi.stubGlobal('navigator', {})
  await expect(askPosition()).rejects.toThrow(PositionError)
})

test('without asking, the position is known only where it was allowed before', async () => {
  stubDevice(null)
  expect(await allowedPosition()).toEqual(HERE)
  for (const state of ['prompt', 'denied', null] as const) {
    const asked = stubDevice(null, state)
    expect(await allowedPosition()).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  }
  stubDevice({ code: 2 })
  expect(await allowedPosition()).toBeNull()
})
