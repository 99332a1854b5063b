import { useState } from 'react'
import { storage } from '../../../../lib/storage'

export type View = 'grid' | 'list'

const KEY = 'plumbline.regulations.view'

/** Cards or rows, as this browser last showed them. */
export function useView() {
  const [view, setView] = useState<View>(() => (storage.get(KEY) === 'list' ? 'list' : 'grid'))
  const choose = (next: View) => {
    storage.set(KEY, next)
    setView(next)
  }
  return [view, choose] as const
}
