import { storage } from './storage'

/** The short-lived token for the API, kept in local storage as the specification says. */
export type Bearer = { token: string; expiresAt: string }

export const BEARER_KEY = 'plumbline.session'
/** What last-seen.ts keeps. It goes with the session. */
export const LAST_SEEN_KEY = 'plumbline.last-seen'

// Kept beside the storage, so that a browser that forbids storage can still work for one visit.
let inMemory: Bearer | null = null

export function readBearer(): Bearer | null {
  const stored = storage.get(BEARER_KEY)
  if (!stored) return inMemory
  try {
    const { token, expiresAt } = JSON.parse(stored)
    return typeof token === 'string' && typeof expiresAt === 'string' ? { token, expiresAt } : null
  } catch {
    return null
  }
}

export function writeBearer({ token, expiresAt }: Bearer) {
  inMemory = { token, expiresAt }
  storage.set(BEARER_KEY, JSON.stringify(inMemory))
}

export function clearBearer() {
  inMemory = null
  storage.remove(BEARER_KEY)
  storage.remove(LAST_SEEN_KEY)
  // The frame of a signed-in page isn't shown again: see styles/frame.css.
  delete document.documentElement.dataset.signedIn
}
