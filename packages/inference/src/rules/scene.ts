import type { Box, Finding } from '../findings'

/** A person and what they wear, put together from findings that lie on one another. */
export interface Person {
  /** The whole person, or just the head where no more was found. */
  box: Box
  seen: 'whole' | 'head'
  confidence: number
  bareHead?: Finding
  hardHat?: Finding
  vest?: Finding
  noVest?: Finding
}

export interface Scene {
  width: number
  height: number
  people: Person[]
  machinery: Finding[]
  vehicles: Finding[]
  cones: Finding[]
  ladders: Finding[]
  fire: Finding[]
  smoke: Finding[]
  /** What shows that this is a work site, in words; empty when nothing does. */
  siteEvidence: string[]
}
