import { fromMemory } from './verification'
import { cfr } from './write-up'

/** 40 CFR, the environmental rules that meet building, industry and farms. */
export const epa = (industry: Parameters<typeof cfr>[0]['industry'], entries: Parameters<typeof cfr>[1]) =>
  cfr({ title: 40, industry, body: 'EPA', verified: fromMemory }, entries)
