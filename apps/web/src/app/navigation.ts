import { navigation, type PlaceId, palette } from 'virtual:navigation'
import type { Role } from '@plumbline/contract/options'

/** Those that somebody with this role may open; the server holds the same line. */
export const placesFor = (role: Role) =>
  navigation.filter(({ managersOnly = false }) => !managersOnly || role !== 'user')

export const placeOf = (id: PlaceId) => navigation.find(each => each.id === id)

/** Pages that the sidebar doesn't list, for the search palette. */
export const palettePages = palette
