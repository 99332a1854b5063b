import type { StoredSite } from '../../../identity/sites/sites.service'
import type { PhotoFiles } from '../photos/photo-file'
import type { Random } from './random'
import type { SiteKey } from './sites'

export type DemoPerson = { id: string; name: string; role: 'admin' | 'manager' | 'user' }

/** Who plays in the history, where, and until when. */
export type Cast = {
  organizationId: string
  sites: Record<SiteKey, StoredSite>
  /** By what stands before the @ of their address. */
  person: (name: string) => DemoPerson
  people: readonly DemoPerson[]
  random: Random
  /** The pictures there are, by name; null where this installation has none. */
  photos: PhotoFiles | null
  now: Date
}
