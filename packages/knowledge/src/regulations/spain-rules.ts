import { spainConstruction } from './spain-construction'

/** Every Spanish rule of the library. */
export const spainRules = [...spainConstruction]
