import { storage } from './storage'

/** Where something was photographed. Without a site the server decides: the only one there is, or none. */
export type Place = { siteId: string | null; area: string }
export const nowhere: Place = { siteId: null, area: '' }

const MAX_AREAS = 5
const MAX_KEPT = 20
/** Photos in a row show one area; later on, people have most likely walked on. */
const AREA_LASTS_MS = 60_000
const keyOf = (userId: string) => `plumbline.place.${userId}`

type Remembered = { place: Place; at: number; areas: readonly Place[] }

/** What this user chose last on this device, when, and the areas they wrote before. */
function remembered(userId: string): Remembered {
  try {
    const { place, at, areas } = JSON.parse(storage.get(keyOf(userId)) ?? '{}') as Partial<Remembered>
    return {
      place: isPlace(place) ? place : nowhere,
      at: typeof at === 'number' ? at : 0,
      areas: Array.isArray(areas) ? areas.filter(isPlace) : [],
    }
  } catch {
    return { place: nowhere, at: 0, areas: [] }
  }
}

/** The site that this user chose last on this device, and the area if they named it just now. */
export const rememberedPlace = (userId: string) => withoutOldArea(userId, remembered(userId).place)

/** The same place without its area where that is what this user wrote for an earlier photo, and not just now. */
export function withoutOldArea(userId: string, place: Place): Place {
  const { place: last, at } = remembered(userId)
  const isOld = place.area.trim() === last.area && Date.now() - at >= AREA_LASTS_MS
  return isOld ? { ...place, area: '' } : place
}

const isPlace = (given: unknown): given is Place =>
  typeof given === 'object' && given !== null && typeof (given as Place).area === 'string'

export function rememberPlace(userId: string, { siteId, area: written }: Place) {
  const place = { siteId, area: written.trim() }
  const earlier = remembered(userId).areas.filter(each => each.area !== place.area || each.siteId !== siteId)
  const areas = (place.area ? [place, ...earlier] : earlier).slice(0, MAX_KEPT)
  storage.set(keyOf(userId), JSON.stringify({ place, at: Date.now(), areas } satisfies Remembered))
}

/** The areas of a site that this user wrote last. */
export const recentAreas = (userId: string, siteId: string | null) =>
  remembered(userId)
    .areas.filter(each => each.siteId === siteId)
    .map(({ area }) => area)
    .slice(0, MAX_AREAS)
