import {
  ClipboardCheck,
  CreditCard,
  LayoutDashboard,
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
  | 'settings'
  | 'billing'

type Place = { id: PlaceId; to: string; Icon: LucideIcon }

/** The sidebar's entries, in its order. Each is named by `nav.<id>`. */
export const places: readonly Place[] = [
  { id: 'dashboard', to: '/dashboard', Icon: LayoutDashboard },
  { id: 'upload', to: '/upload', Icon: Upload },
  { id: 'violations', to: '/violations', Icon: TriangleAlert },
  { id: 'tasks', to: '/tasks', Icon: ClipboardCheck },
  { id: 'regulations', to: '/regulations', Icon: ScrollText },
  { id: 'paulie', to: '/paulie', Icon: MessageSquareText },
  { id: 'settings', to: '/settings', Icon: Settings },
  { id: 'billing', to: '/billing/subscribe', Icon: CreditCard },
]
