/** The date of a moment in UTC, as the wire writes dates. */
export const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10)
