import { useState } from 'react'
import { storage } from '../../lib/storage'

export type View = 'grid' | 'list'

const key = 'plumbline.regulations.view'

/** Cards or rows, as this browser last showed them. */
export function useView() {
  const [view, setView] = useState<View>(() => (storage.get(key) === 'list' ? 'list' : 'grid'))
  const choose = (next: View) => {
    storage.set(key, next)
    setView(next)
  }
  return [view, choose] as const
}
