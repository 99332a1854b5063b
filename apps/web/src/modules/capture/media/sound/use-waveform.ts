import { useEffect, useState } from 'react'
import { peaksOf } from './peaks'

const PARTS = 400

/** The waveform of a recording, decoded here; null while it comes or where this browser cannot. */
export function useWaveform(src: string | null): number[] | null {
  const [peaks, setPeaks] = useState<number[] | null>(null)
  useEffect(() => {
    if (!src) return
    const abort = new AbortController()
    const read = async () => {
      const response = await fetch(src, { signal: abort.signal })
      if (!response.ok) return
      // An offline context decodes without asking to play anything.
      const decoded = await new OfflineAudioContext(1, 1, 22_050).decodeAudioData(
        await response.arrayBuffer(),
      )
      if (!abort.signal.aborted) setPeaks(peaksOf(decoded.getChannelData(0), PARTS))
    }
    read().catch(() => {})
    return () => abort.abort()
  }, [src])
  return peaks
}
