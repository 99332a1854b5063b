import type { Page } from '../answer'

/** Emergencies by what is done first: where a text names several, the steps of the first one are given. */
export const emergencies = [
  'power_line',
  'electrocution',
  'confined_space',
  'collapse',
  'gas',
  'explosion',
  'fire',
  'drum',
  'suspension',
  'choking',
  'not_breathing',
  'amputation',
  'bleeding',
  'heart_attack',
  'eye',
  'heat_stroke',
  'stroke',
  'seizure',
  'chemical',
  'poison',
  'crushed',
  'burn',
  'fall',
  'unconscious',
  'other',
] as const
export type Emergency = (typeof emergencies)[number]

const FIRST_AID: Page = {
  title: 'HSE: Basic advice on first aid at work (INDG347)',
  url: 'https://www.hse.gov.uk/pubns/indg347.htm',
}
const NHS_FIRST_AID: Page = { title: 'NHS: First aid', url: 'https://www.nhs.uk/conditions/first-aid/' }
const CHEMICALS: Page = {
  title: 'NIOSH: First Aid Procedures for Chemical Hazards',
  url: 'https://www.cdc.gov/niosh/npg/firstaid.html',
}
const EVACUATION: Page = {
  title: 'OSHA: Evacuation Plans and Procedures eTool',
  url: 'https://www.osha.gov/etools/evacuation-plans-procedures',
}

/** How many steps each has in packages/languages, and the page that they follow. */
export const stepsOf: Readonly<Record<Emergency, { count: number; source: Page }>> = {
  power_line: {
    count: 5,
    source: {
      title: 'NIOSH: Preventing Electrocutions of Crane Operators and Crew Members (95-108)',
      url: 'https://www.cdc.gov/niosh/docs/95-108/',
    },
  },
  electrocution: {
    count: 3,
    source: {
      title: 'NIOSH: Worker Deaths by Electrocution (98-131)',
      url: 'https://www.cdc.gov/niosh/docs/98-131/',
    },
  },
  confined_space: {
    count: 4,
    source: {
      title: 'NIOSH: Preventing Occupational Fatalities in Confined Spaces (86-110)',
      url: 'https://www.cdc.gov/niosh/docs/86-110/',
    },
  },
  collapse: {
    count: 4,
    source: {
      title: 'OSHA: Trenching and Excavation',
      url: 'https://www.osha.gov/trenching-excavation',
    },
  },
  gas: {
    count: 5,
    source: { title: 'HSE: Gas safety', url: 'https://www.hse.gov.uk/gas/' },
  },
  explosion: { count: 4, source: EVACUATION },
  fire: { count: 3, source: EVACUATION },
  drum: {
    count: 5,
    source: {
      title: 'OSHA: 29 CFR 1926.352(i)–(j), Fire prevention',
      url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1926/1926.352',
    },
  },
  suspension: {
    count: 5,
    source: {
      title: 'OSHA: Suspension Trauma/Orthostatic Intolerance (SHIB 03-24-2004)',
      url: 'https://www.osha.gov/publications/shib032404',
    },
  },
  choking: { count: 4, source: NHS_FIRST_AID },
  not_breathing: { count: 3, source: FIRST_AID },
  amputation: { count: 4, source: NHS_FIRST_AID },
  bleeding: { count: 3, source: FIRST_AID },
  heart_attack: {
    count: 4,
    source: { title: 'NHS: Heart attack', url: 'https://www.nhs.uk/conditions/heart-attack/' },
  },
  eye: { count: 5, source: CHEMICALS },
  heat_stroke: {
    count: 4,
    source: {
      title: 'OSHA: Heat-Related Illnesses and First Aid',
      url: 'https://www.osha.gov/heat-exposure/illness-first-aid',
    },
  },
  stroke: {
    count: 4,
    source: { title: 'NHS: Stroke', url: 'https://www.nhs.uk/conditions/stroke/' },
  },
  seizure: {
    count: 5,
    source: {
      title: 'NHS: What to do if someone has a seizure (fit)',
      url: 'https://www.nhs.uk/conditions/what-to-do-if-someone-has-a-seizure-fit/',
    },
  },
  chemical: { count: 3, source: CHEMICALS },
  poison: {
    count: 5,
    source: {
      title: 'NHS: Carbon monoxide poisoning',
      url: 'https://www.nhs.uk/conditions/carbon-monoxide-poisoning/',
    },
  },
  crushed: { count: 3, source: NHS_FIRST_AID },
  burn: {
    count: 3,
    source: { title: 'NHS: Burns and scalds', url: 'https://www.nhs.uk/conditions/burns-and-scalds/' },
  },
  fall: { count: 3, source: FIRST_AID },
  unconscious: { count: 3, source: FIRST_AID },
  other: { count: 3, source: FIRST_AID },
}
