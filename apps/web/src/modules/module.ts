import type { Namespace } from 'i18next'
import type { icons } from 'lucide-react'

/** What surrounds a page, and who may open it. */
type Place =
  | { layout: 'public'; access: 'anyone' | 'signed-out' }
  | { layout: 'auth'; access: 'anyone' | 'signed-out' | 'member' | 'admin' }
  | { layout: 'signed-in'; access: 'member' | 'manager' }

export type Route = Place & {
  path: `/${string}`
  /** The page: a file in the module's `pages` folder. */
  page: string
  /** The texts that the page waits for. */
  words?: readonly (Namespace & string)[]
  /**
   * What the page asks the server first. The page's first script (vite/boot.ts) sends these before the app is loaded.
   * An address must be exactly the one the page asks for, or it is asked twice: `npm run bench:screens` reports those.
   */
  firstCalls?: readonly `/api/${string}`[]
}

type Entry = { id: string; to: `/${string}`; icon: keyof typeof icons }

export type Module = {
  name: string
  routes: readonly Route[]
  /** Addresses that lead on to another one. */
  redirects?: readonly { path: `/${string}`; to: `/${string}` }[]
  /** Folders in which an unknown address is answered inside the product. */
  folders?: readonly `/${string}`[]
  /** Entries of the sidebar, named by `nav.<id>`. Entries of all modules stand in the order of `order`. */
  navigation: readonly (Entry & { order: number; managersOnly?: true })[]
  /** Further pages that the search palette offers, named by `page.<id>`. */
  palette: readonly (Entry & { needs?: 'library' | 'manager' })[]
}
