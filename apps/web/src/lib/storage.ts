/** Storage that may be forbidden or full: the product then forgets between visits, but works. */
const guarded = (area: () => Storage) => ({
  get(key: string) {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string) {
    try {
      area().setItem(key, value)
    } catch {
      // Nothing to do: see above.
    }
  },
  remove(key: string) {
    try {
      area().removeItem(key)
    } catch {
      // Nothing to do: see above.
    }
  },
})

export const storage = guarded(() => localStorage)

/** Until the tab is closed. */
export const tabStorage = guarded(() => sessionStorage)
