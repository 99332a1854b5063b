/** The current time as services see it, so that a test can set it. */
export type Clock = { now: () => Date }
export const systemClock: Clock = { now: () => new Date() }

export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)
export const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)
