import { storage } from '../../../lib/storage'

const KEY = 'plumbline.analyses'

/**
 * The analyses this browser started and has not seen the end of: after a reload it follows them again. The list of
 * results alone would not tell them from a colleague's.
 */
export const startedHere = {
  ids(): string[] {
    try {
      const ids: unknown = JSON.parse(storage.get(KEY) ?? '[]')
      return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
    } catch {
      return []
    }
  },
  add(id: string) {
    storage.set(KEY, JSON.stringify([...new Set([...startedHere.ids(), id])].slice(-50)))
  },
  remove(id: string) {
    storage.set(KEY, JSON.stringify(startedHere.ids().filter(each => each !== id)))
  },
}
