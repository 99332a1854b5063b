import { useSyncExternalStore } from 'react'

/** Closed, or open with the picture that the phone's own camera app handed over. */
type CaptureState = { file: File | null } | null

let state: CaptureState = null
const listeners = new Set<() => void>()

function change(next: CaptureState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const closeCamera = () => change(null)
export const openCamera = () => change({ file: null })
/** For a picture that was looked at and accepted in the phone's camera app. */
export const openWithPhoto = (file: File) => change({ file })

export const useCaptureState = () => useSyncExternalStore(subscribe, () => state)

/** Needs a secure address; a phone on a site's plain network then has its own camera app. */
export const hasOwnCamera = () => Boolean(navigator.mediaDevices?.getUserMedia)
