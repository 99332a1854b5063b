import type { LawId } from './law'

/** Levels outside the US, all counted with 3 dB for half the time over an 8-hour day. */
export type NoiseLimits = {
  /** From here noise has to be reduced and hearing protection provided. */
  exposureDba: number
  /** From here workers are informed and protection is made available; the directive and its national laws have it. */
  lowerDba?: number
  /** C-weighted. */
  peakDb?: number
}

/** Directive 2003/10/EC: upper and lower exposure action values. */
const european: NoiseLimits = { exposureDba: 85, lowerDba: 80, peakDb: 137 }

/** US laws have their own way of counting, which is in noise.ts. */
export const noiseLimits: Readonly<Partial<Record<LawId, NoiseLimits>>> = {
  uk: european,
  eu: european,
  germany: european,
  france: european,
  spain: european,
  canada: { exposureDba: 87 },
  ontario: { exposureDba: 85 },
  'british-columbia': { exposureDba: 85, peakDb: 140 },
  alberta: { exposureDba: 85 },
  quebec: { exposureDba: 85, peakDb: 140 },
  australia: { exposureDba: 85, peakDb: 140 },
  china: { exposureDba: 85 },
}
