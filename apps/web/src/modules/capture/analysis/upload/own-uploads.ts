import { storage } from '../../../../lib/storage'

const KEY = 'plumbline.analyses'

/**
 * The running analyses this browser started, so that it can follow them after a reload. The list of results alone
 * doesn't tell them from a colleague's.
 */
export const ownUploads = {
  ids(): string[] {
    try {
      const ids: unknown = JSON.parse(storage.get(KEY) ?? '[]')
      return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
    } catch {
      return []
    }
  },
  add(id: string) {
    storage.set(KEY, JSON.stringify([...new Set([...ownUploads.ids(), id])].slice(-50)))
  },
  remove(id: string) {
    storage.set(KEY, JSON.stringify(ownUploads.ids().filter(each => each !== id)))
  },
}
