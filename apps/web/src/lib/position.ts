export type Position = { latitude: number; longitude: number }
type Positioned = { latitude: number | null; longitude: number | null }

/** Farther away it is another place, however alone on the map. */
const MAX_METERS = 5000
const EARTH_RADIUS_METERS = 6_371_000

export class PositionError extends Error {
  readonly isDenied: boolean
  constructor(isDenied: boolean) {
    super(isDenied ? 'location denied' : 'location unavailable')
    this.isDenied = isDenied
  }
}

/** Asks the device, which may ask the person. The position stays here unless somebody saves it. */
export const askPosition = () =>
  new Promise<Position>((resolve, reject) => {
    if (!navigator.geolocation) return reject(new PositionError(false))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => reject(new PositionError(code === PERMISSION_DENIED)),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 },
    )
  })

/** The position where the person allowed it before; asks nobody. */
export async function allowedPosition(): Promise<Position | null> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted' ? await askPosition() : null
  } catch {
    return null
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

function metersBetween(one: Position, other: Position) {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const across = radians(other.longitude - one.longitude)
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(across / 2) ** 2
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(half)))
}

/** The nearest of those whose position is known, if one is near. */
export function nearestOf<T extends Positioned>(places: readonly T[], position: Position): T | null {
  const near = places.flatMap(place => {
    const { latitude, longitude } = place
    if (latitude === null || longitude === null) return []
    const meters = metersBetween(position, { latitude, longitude })
    return meters <= MAX_METERS ? [{ place, meters }] : []
  })
  return near.toSorted((a, b) => a.meters - b.meters)[0]?.place ?? null
}
