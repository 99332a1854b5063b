import type { Role } from '@plumbline/contract/options'
import {
  ClipboardCheck,
  CreditCard,
  LayoutDashboard,
  Lightbulb,
  type LucideIcon,
  MessageSquareText,
  ScrollText,
  Settings,
  TriangleAlert,
  Upload,
} from 'lucide-react'

export type PlaceId =
  | 'dashboard'
  | 'upload'
  | 'violations'
  | 'tasks'
  | 'regulations'
  | 'paulie'
  | 'suggestions'
  | 'settings'
  | 'billing'

type Place = { id: PlaceId; to: string; Icon: LucideIcon; managersOnly?: boolean }

/** The sidebar's entries, in its order. Each is named by `nav.<id>`. */
const allPlaces: readonly Place[] = [
  { id: 'dashboard', to: '/dashboard', Icon: LayoutDashboard },
  { id: 'upload', to: '/upload', Icon: Upload },
  { id: 'violations', to: '/violations', Icon: TriangleAlert },
  { id: 'tasks', to: '/tasks', Icon: ClipboardCheck },
  { id: 'regulations', to: '/regulations', Icon: ScrollText },
  { id: 'paulie', to: '/paulie', Icon: MessageSquareText },
  { id: 'suggestions', to: '/suggestions', Icon: Lightbulb, managersOnly: true },
  { id: 'settings', to: '/settings', Icon: Settings },
  { id: 'billing', to: '/billing', Icon: CreditCard },
]

/** Those that somebody with this role may open; the server holds the same line. */
export const placesFor = (role: Role) =>
  allPlaces.filter(({ managersOnly = false }) => !managersOnly || role !== 'user')

export const placeOf = (id: PlaceId) => allPlaces.find(each => each.id === id)
