import { chinaWorkSafety } from './china-work-safety'

/** Every Chinese rule of the library. */
export const chinaRules = [...chinaWorkSafety]
