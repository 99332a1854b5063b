import { useState } from 'react'
import { storage } from '../../../../../lib/storage'

export type Layout = 'grid' | 'list'

const KEY = 'plumbline.regulations.view'

/** Cards or rows, as this browser last showed them. */
export function useLibraryLayout() {
  const [layout, setLayout] = useState<Layout>(() => (storage.get(KEY) === 'list' ? 'list' : 'grid'))
  const choose = (next: Layout) => {
    storage.set(KEY, next)
    setLayout(next)
  }
  return [layout, choose] as const
}
