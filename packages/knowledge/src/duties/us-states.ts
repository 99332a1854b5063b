import type { LawDuties } from './table'

const title8 = (section: string) => `CA 8 CCR ${section}`

/** Only what the state regulates itself; for the rest the federal code is cited and the state plan named. */
export const california: LawDuties = {
  // Construction orders refer to the same section for hard hats.
  'head-protection': { cites: title8('3381'), related: ['29 CFR 1926.100(a)'] },
  'unprotected-edge': { cites: title8('3210'), sites: title8('1669'), siteRelated: [title8('1670')] },
  'trench-collapse': { sites: title8('1541.1'), siteRelated: [title8('1541'), title8('341')] },
  'trench-access': { sites: title8('1541') },
  'trench-spoil': { sites: title8('1541') },
  'trench-inspection': { sites: title8('1541') },
  'utilities-located': { sites: title8('1541') },
  'respiratory-protection': { cites: title8('5144') },
  'silica-dust': { cites: title8('5204'), sites: title8('1532.3') },
  'stored-energy': { cites: title8('3314') },
  'heat-stress': { cites: title8('3396'), sites: title8('3395'), siteRelated: [title8('3396')] },
  'manual-handling': { cites: title8('5110') },
  'first-aid': { sites: title8('1512') },
}

export const washington: LawDuties = {
  'head-protection': { sites: 'WAC 296-155-205' },
  'high-visibility': { sites: 'WAC 296-155-200' },
  'unprotected-edge': { cites: 'WAC 296-880' },
  'floor-opening': { cites: 'WAC 296-880' },
  'roof-work': { cites: 'WAC 296-880' },
  'trench-collapse': { sites: 'WAC 296-155-657' },
  'heat-stress': { cites: 'WAC 296-62-095' },
}

export const oregon: LawDuties = {
  'unprotected-edge': { sites: 'OAR 437-003-1501' },
  'heat-stress': { cites: 'OAR 437-002-0156' },
}

export const michigan: LawDuties = {
  'unprotected-edge': { sites: 'MIOSHA CS Part 45' },
  'trench-collapse': { sites: 'MIOSHA CS Part 9' },
  'aerial-lift': { sites: 'MIOSHA CS Part 32' },
  forklift: { cites: 'MIOSHA GI Part 21' },
}

export const virginia: LawDuties = {
  'reversing-vehicle': { cites: 'VA 16VAC25-97' },
}

export const nevada: LawDuties = {
  'heat-stress': { cites: 'NV R131-24' },
}
