import { storage } from '../../../lib/storage'

const key = 'plumbline.analyses'

/**
 * The analyses this browser started and has not seen the end of: after a reload it follows them again. The list of
 * results alone would not tell them from a colleague's.
 */
export const startedHere = {
  ids(): string[] {
    try {
      const ids: unknown = JSON.parse(storage.get(key) ?? '[]')
      return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
    } catch {
      return []
    }
  },
  add(id: string) {
    storage.set(key, JSON.stringify([...new Set([...startedHere.ids(), id])].slice(-50)))
  },
  remove(id: string) {
    storage.set(key, JSON.stringify(startedHere.ids().filter(each => each !== id)))
  },
}
