import { useEffect, useState } from 'react'

export type Picture =
  | { is: 'loading' }
  | { is: 'ready'; image: HTMLImageElement }
  | { is: 'failed'; retry: () => void }

/** Loads a picture once for all that draw it. */
export function usePicture(src: string | null): Picture {
  const [picture, setPicture] = useState<Picture>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same address again
  useEffect(() => {
    setPicture({ is: 'loading' })
    const image = new Image()
    const failed = () => setPicture({ is: 'failed', retry: () => setAttempt(count => count + 1) })
    if (!src) return failed()
    image.onload = () => setPicture({ is: 'ready', image })
    image.onerror = failed
    image.src = src
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [src, attempt])
  return picture
}
