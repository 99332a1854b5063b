const SHOWN = 50

/** A long address, cut so that it fits beside its label; the link itself leads to the whole. */
export const shortened = (source: string) => (source.length > SHOWN ? `${source.slice(0, SHOWN)}…` : source)
