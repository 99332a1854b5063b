const NAME = 'plumbline-uploads'

/** The browser's own database of files that were not sent yet. */
export const openSavedUploads = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'key' })
    request.onsuccess = () => {
      const database = request.result
      // Another tab that logs out is not held up by this one.
      database.onversionchange = () => database.close()
      resolve(database)
    }
    request.onerror = () => reject(request.error)
  })

/** Nothing of a user's stays behind on a shared device. */
export const deleteSavedUploads = () =>
  new Promise<void>(resolve => {
    if (typeof indexedDB === 'undefined') return resolve()
    const request = indexedDB.deleteDatabase(NAME)
    request.onsuccess = () => resolve()
    request.onerror = () => resolve()
    request.onblocked = () => resolve()
  })
