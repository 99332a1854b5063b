import { storage } from './storage'

/** Where something was photographed. Without a site the server decides: the only one there is, or none. */
export type Place = { siteId: string | null; area: string }
export const nowhere: Place = { siteId: null, area: '' }

const MAX_AREAS = 5
const MAX_KEPT = 20
const keyOf = (userId: string) => `plumbline.place.${userId}`

type Remembered = { place: Place; areas: readonly Place[] }

/** What this user chose last on this device, and the areas they wrote before. */
export function rememberedPlace(userId: string): Remembered {
  try {
    const { place, areas } = JSON.parse(storage.get(keyOf(userId)) ?? '{}') as Partial<Remembered>
    return {
      place: isPlace(place) ? place : nowhere,
      areas: Array.isArray(areas) ? areas.filter(isPlace) : [],
    }
  } catch {
    return { place: nowhere, areas: [] }
  }
}

const isPlace = (given: unknown): given is Place =>
  typeof given === 'object' && given !== null && typeof (given as Place).area === 'string'

export function rememberPlace(userId: string, { siteId, area: written }: Place) {
  const place = { siteId, area: written.trim() }
  const earlier = rememberedPlace(userId).areas.filter(
    each => each.area !== place.area || each.siteId !== siteId,
  )
  const areas = (place.area ? [place, ...earlier] : earlier).slice(0, MAX_KEPT)
  storage.set(keyOf(userId), JSON.stringify({ place, areas } satisfies Remembered))
}

/** The areas of a site that this user wrote last. */
export const recentAreas = (userId: string, siteId: string | null) =>
  rememberedPlace(userId)
    .areas.filter(each => each.siteId === siteId)
    .map(({ area }) => area)
    .slice(0, MAX_AREAS)
