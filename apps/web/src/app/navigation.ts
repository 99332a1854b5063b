import { navigation, type PlaceId } from 'virtual:navigation'
import type { Role } from '@plumbline/contract/options'

/** Those that somebody with this role may open; the server holds the same line. */
export const placesFor = (role: Role) =>
  navigation.filter(({ managersOnly = false }) => !managersOnly || role !== 'user')

export const placeOf = (id: PlaceId) => navigation.find(each => each.id === id)
