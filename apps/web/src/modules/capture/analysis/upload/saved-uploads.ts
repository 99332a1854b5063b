import { MAX_VIDEO_BYTES } from '@plumbline/contract/options'
import { openSavedUploads } from '../../../../lib/saved-uploads'
import { type EntryWithFile, newEntry } from './entry'

/** As many as a morning's walk, and no more of a phone's storage than people would miss. */
const MAX_FILES = 40
const MAX_BYTES = MAX_VIDEO_BYTES + 200_000_000

type Saved = Pick<
  EntryWithFile,
  | 'key'
  | 'name'
  | 'size'
  | 'kind'
  | 'captureSource'
  | 'place'
  | 'capturedAt'
  | 'firstSentAt'
  | 'timesAccepted'
  | 'file'
> & { userId: string; savedAt: number }

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function store(mode: IDBTransactionMode) {
  return (await openSavedUploads()).transaction('files', mode).objectStore('files')
}

/**
 * Files that were accepted and not sent yet, on this device: a lost connection or a closed tab loses none of them. They
 * belong to the user who took them and are deleted when they are sent or when that user logs out.
 */
export const savedUploads = {
  /** False where the browser has no storage or too little of it. */
  async add(userId: string, entry: EntryWithFile): Promise<boolean> {
    try {
      const files = await store('readwrite')
      const all = (await done(files.getAll())) as Saved[]
      const bytes = all.reduce((sum, { size }) => sum + size, entry.size)
      if (all.length >= MAX_FILES || bytes > MAX_BYTES) return false
      const { key, name, size, kind, captureSource, place, capturedAt, firstSentAt, timesAccepted, file } =
        entry
      const saved: Saved = {
        key,
        name,
        size,
        kind,
        captureSource,
        place,
        capturedAt,
        firstSentAt,
        timesAccepted,
        file,
        userId,
        savedAt: Date.now(),
      }
      await done(files.put(saved))
      return true
    } catch {
      return false
    }
  },

  async delete(key: string) {
    try {
      await done((await store('readwrite')).delete(key))
    } catch {
      // It is tried again as a duplicate, which the server recognizes.
    }
  },

  async ofUser(userId: string): Promise<EntryWithFile[]> {
    try {
      const all = (await done((await store('readonly')).getAll())) as Saved[]
      return all
        .filter(saved => saved.userId === userId)
        .toSorted((a, b) => a.savedAt - b.savedAt)
        .map(({ userId: _, savedAt, ...entry }) => ({
          ...newEntry({ captureSource: entry.captureSource }),
          ...entry,
          // It may have arrived before the page was closed.
          firstSentAt: entry.firstSentAt ?? savedAt,
          isSaved: true,
        }))
    } catch {
      return []
    }
  },
}
