import { navigation, type PaletteId, type PlaceId, palette } from 'virtual:navigation'
import type { Role } from '@plumbline/contract/options'
import {
  BellRing,
  CirclePlus,
  ClipboardCheck,
  CreditCard,
  FileUp,
  Inbox,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Rss,
  ScrollText,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  TriangleAlert,
  Upload,
  UserRound,
  Users,
} from 'lucide-react'

const icons: Record<PlaceId | PaletteId, LucideIcon> = {
  dashboard: LayoutDashboard,
  upload: Upload,
  violations: TriangleAlert,
  tasks: ClipboardCheck,
  regulations: ScrollText,
  paulie: MessageSquareText,
  suggestions: Lightbulb,
  settings: Settings,
  billing: CreditCard,
  createTask: CirclePlus,
  inbox: Inbox,
  team: Users,
  sites: MapPin,
  profile: UserRound,
  notifications: BellRing,
  preferences: SlidersHorizontal,
  security: ShieldCheck,
  importRegulations: FileUp,
  feeds: Rss,
}

const allPlaces = navigation.map(place => ({ ...place, Icon: icons[place.id] }))

/** Those that somebody with this role may open; the server holds the same line. */
export const placesFor = (role: Role) =>
  allPlaces.filter(({ managersOnly = false }) => !managersOnly || role !== 'user')

export const placeOf = (id: PlaceId) => allPlaces.find(each => each.id === id)

/** Pages that the sidebar doesn't list, for the search palette. */
export const palettePages = palette.map(page => ({ ...page, Icon: icons[page.id] }))
