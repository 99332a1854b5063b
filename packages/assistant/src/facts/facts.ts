import type { HazardId } from '@plumbline/domain'
import type { ThresholdId } from '@plumbline/knowledge/threshold-ids'
import { cue } from '../cues'

/**
 * A figure people ask for. `about` and `wants` both have to match the question, read in English: its subject, and that
 * this figure is wanted. The first fact that fits is taken, so the more special ones come first.
 */
export type Fact = {
  id: ThresholdId
  about: RegExp
  wants: RegExp
  /** Words that say another figure of the same subject is meant. */
  unless?: RegExp
  /** Where English isn't enough: a pattern of the question as it was typed, without accents. */
  typed?: RegExp
  /** Its words alone are enough; else the search has to have found its record among the closest. */
  isCertain?: true
  /** Whose remedies say what to do now; a deadline has none. */
  hazard: HazardId | null
  /** Under US rules: who may do it, and the record that says so. */
  who?: readonly [person: 'competent_person' | 'employer', code: string]
}

const far =
  /\b(far|distance|close|near|clearance|away|apart|within|separate[ds]?|back|feet|foot|ft|meters?|m)\b/
const high =
  /\b(high|height|tall|when|feet|foot|ft|meters?|m|need(?:ed)?|requir\w+|must|mandatory|obligat\w+|what|have)\b/
const deep = high.source.replace('high|height|tall', 'deep|depth')
const trench = /\b(trench\w*|excavations?|excavating|ditch\w*|dig|digging|pit)\b/
const REPORT = 'report\\w*|told|notify|notification|call|tell|inform'
const both = (one: string, other: string) =>
  new RegExp(`\\b(?:${one})\\b.*\\b(?:${other})\\b|\\b(?:${other})\\b.*\\b(?:${one})\\b`)

const reports: Fact[] = [
  {
    id: 'deathReport',
    about: both(REPORT, 'deaths?|dead|died?|dies|fatal\\w*|killed'),
    wants: /./,
    isCertain: true,
    hazard: null,
    who: ['employer', '29 CFR 1904.39'],
  },
  {
    id: 'injuryReport',
    about: both(REPORT, 'hospital\\w*|amputat\\w*|lost (?:an? )?eyes?|loss of an eye|in-?patient|fingers?'),
    wants: /./,
    isCertain: true,
    hazard: null,
    who: ['employer', '29 CFR 1904.39'],
  },
]

const ground: Fact[] = [
  {
    id: 'trenchAirDepth',
    about: trench,
    wants: /\b(air|gas(?:es)?|oxygen|atmospher\w+|fumes|vapors?)\b/,
    hazard: 'trench-collapse',
    who: ['competent_person', '29 CFR 1926.651(k)'],
  },
  {
    id: 'spoilDistance',
    about: /\b(spoils?|(?:dirt|soil|excavated) (?:pile|heap|material)|pile of (?:dirt|soil)|excavated)\b/,
    wants: far,
    hazard: 'trench-collapse',
    who: ['competent_person', '29 CFR 1926.651(k)'],
  },
  {
    id: 'trenchExitDistance',
    about: both(trench.source, 'ladders?|exits?|egress|get out|way out|climb out'),
    wants: /\b(far|distance|apart|within|travel|walk|lateral)\b/,
    hazard: 'trench-collapse',
  },
  {
    id: 'trenchExitDepth',
    about: both(trench.source, 'ladders?|exits?|egress|get out|way out|climb out'),
    wants: new RegExp(deep),
    hazard: 'trench-collapse',
  },
  {
    id: 'trenchDepth',
    about: new RegExp(
      `^(?!.*\\b(?:permit|design\\w*|engineer)\\b).*(?:${trench.source}|\\b(?:shoring|trench box)\\b)`,
    ),
    wants:
      /\b(deep|depth|shor\w+|box|shield|protect\w*|cave|collapse|sloping|slope|feet|foot|ft|meters?|m)\b/,
    hazard: 'trench-collapse',
    who: ['competent_person', '29 CFR 1926.651(k)'],
  },
]

const heights: Fact[] = [
  {
    id: 'ladderExtension',
    about: /\bladders?\b/,
    wants: /\b(above|past|extend\w*|over|stick\w*|top|beyond|landing)\b/,
    hazard: 'ladder',
  },
  {
    id: 'scaffoldHeight',
    about: /\bscaffold\w*\b/,
    wants:
      /\b(high|height|fall|guardrails?|rails?|tie|tied|harness|feet|foot|ft|meters?|m|protection|when)\b/,
    unless: /\b(ratio|base|planks?|wide|width|inspect\w*|brac\w+|guy\w*|access)\b/,
    hazard: 'scaffold',
    who: ['competent_person', '29 CFR 1926.451(f)(7)'],
  },
  {
    id: 'guardrailHeight',
    isCertain: true,
    // The height of the rail, not the height from which one is needed.
    typed: new RegExp(
      `^(?!.*(?:${cue(cues => cues.facts.fromHeight).source})).*(?:${cue(cues => cues.facts.guardrail).source})`,
    ),
    about: /\b(guard ?rails?|railings?|rails?|handrails?|top ?rails?)\b/,
    wants: /\b(high|height|tall|inches|inch|how many|feet|meters?|low)\b/,
    unless: /\b(stairs?|stairways?|risers?|strong|strength|force|weight|load|push|withstand|pounds?)\b/,
    hazard: 'unprotected-edge',
  },
  {
    id: 'edgeHeight',
    about:
      /\b(falls?|secure\w*|tie(?:d)? off|harness\w*|edges?|roofs?|heights?|guard ?rails?|falling|lanyard|arrest)\b/,
    wants: /\b(how high|height|heights|how many|what height|feet|foot|ft|meters?|m|when|high|level)\b/,
    unless:
      /\b(free fall|anchor\w*|strong|strength|force|withstand|deceleration|inspect\w*|stairs?|risers?|ratio|width|wide)\b/,
    hazard: 'unprotected-edge',
  },
]

const energy: Fact[] = [
  {
    id: 'lineDistance',
    about:
      /\b(?:power|overhead|electric\w*|high.voltage|utility|energized) (?:lines?|wires?|cables?)\b|\bpowerlines?\b|\blines? (?:of )?\d+ ?kv\b/,
    wants: far,
    hazard: 'overhead-power-line',
    who: ['employer', '29 CFR 1926.1408'],
  },
  {
    id: 'livePartVoltage',
    about: /\b(live|energized|exposed) (?:parts?|wires?|conductors?|equipment)\b/,
    wants: /\b(volts?|voltage|guard\w*)\b/,
    hazard: 'electrical-contact',
  },
  {
    id: 'oxygenDistance',
    about: /\b(oxygen|acetylene|oxy|cylinders?|gas bottles?)\b/,
    wants: /\b(far|distance|apart|separate\w*|stor\w+|between|away)\b/,
    hazard: 'compressed-gas',
  },
  {
    id: 'liquidIndoors',
    about: /\b(flammable|gasoline|fuel|petrol|solvent|paint)\b/,
    wants: /\b(how much|gallons?|indoors?|inside|amount|quantity|store|keep)\b/,
    unless: /\bextinguishers?\b/,
    hazard: 'flammable-storage',
  },
  {
    id: 'extinguisherDistance',
    about: /\b(fire )?extinguishers?\b/,
    wants: far,
    unless: /\b(gallons?|gasoline|flammable|fuel)\b/,
    hazard: 'extinguisher-access',
  },
]

const health: Fact[] = [
  {
    id: 'silicaLimit',
    about: /\b(silica|quartz)\b/,
    typed: cue(cues => cues.facts.silica),
    wants: /\b(limit|exposure|pel|how much|level|allowed|maximum|permissible|micrograms?)\b/,
    hazard: 'silica-dust',
  },
  {
    id: 'noiseLevel',
    about: /\b(noise|noisy|loud|hearing|ear ?plugs?|ear ?muffs?|decibels?|dba?)\b/,
    wants:
      /\b(how loud|limit|level|when|decibels?|dba?|mandatory|requir\w+|must|maximum|allowed|exposure|have to|need)\b/,
    unless: /\b(conservation|audiom\w*|programs?|action level|hearing tests?|impulse|peak)\b/,
    hazard: 'noise',
  },
]

export const facts: readonly Fact[] = [...reports, ...ground, ...energy, ...health, ...heights]

/** The fact that a question asks for: read in English, and as it was typed, in lower case and without accents. */
export const factFor = (english: string, typed: string): Fact | undefined =>
  facts.find(
    fact =>
      fact.about.test(english) &&
      fact.wants.test(english) &&
      fact.unless?.test(english) !== true &&
      (fact.typed === undefined || fact.typed.test(typed)),
  )
