import { type Emergency, emergencies } from './emergencies'
import type { Sign } from './find-signs'

/**
 * What signs tell when they stand together. A `condition` is somebody's state now; an `event` is what happened, or is
 * about to; a `name` is only what such a thing is called, as in 'heat stroke'. `alone` is a word such as 'fire' that
 * calls for help where nothing else is said.
 */
export type Rule = {
  emergency: Emergency
  tells: 'condition' | 'event' | 'name' | 'alone'
  signs: readonly [Sign, ...Sign[]]
}

type Signs = Rule['signs']
type Told = Partial<Record<Rule['tells'], readonly Signs[]>>

const told: Readonly<Record<Emergency, Told>> = {
  power_line: {
    event: [['powerLineDown'], ['powerLine', 'contact'], ['wire', 'contact', 'machine']],
  },
  electrocution: {
    condition: [['cannotLetGo', 'wire']],
    event: [['electrocuted'], ['wire', 'grabbed', 'person'], ['wire', 'grabbed', 'he']],
    name: [['electricShock']],
  },
  confined_space: {
    condition: [['confinedSpace', 'unresponsive']],
    event: [
      ['confinedSpace', 'fainted'],
      ['fellInto', 'confinedSpace'],
    ],
  },
  collapse: {
    condition: [
      ['buried', 'he'],
      ['buried', 'person'],
    ],
    event: [
      ['structure', 'collapsed'],
      ['structure', 'buried'],
    ],
    name: [['caveIn']],
  },
  gas: {
    condition: [['gasSmell']],
    event: [['gasPipe', 'broken'], ['gasLeak']],
  },
  explosion: { event: [['exploded']], name: [['explosion']] },
  fire: { condition: [['burningNow']], event: [['caughtFire']] },
  drum: { event: [['hotWork', 'container', 'flammable']] },
  suspension: {
    condition: [['hanging', 'harness', 'unresponsive']],
    event: [['hanging', 'harness']],
  },
  choking: { condition: [['choking']], event: [['choked']] },
  not_breathing: {
    condition: [['notBreathing'], ['allergicShock']],
    event: [['drowning']],
    name: [['cardiacArrest']],
  },
  amputation: {
    event: [['severed', 'limb'], ['lostLimb']],
    name: [['amputation']],
  },
  bleeding: {
    condition: [['bleedingBadly']],
    event: [['cut', 'limb', 'he'], ['cut', 'limb', 'person'], ['impaled'], ['pierced', 'limb']],
    name: [['bleeding']],
  },
  heart_attack: { condition: [['chestPain']], event: [['hadHeartAttack']], name: [['heartAttack']] },
  eye: {
    event: [
      ['harmful', 'inEye'],
      ['splashed', 'inEye'],
    ],
  },
  heat_stroke: {
    condition: [
      ['hotSkin', 'confused'],
      ['notSweating', 'heat'],
      ['notSweating', 'confused'],
      ['notSweating', 'he'],
      ['hotSkin', 'heat'],
    ],
    event: [
      ['heat', 'confused'],
      ['heat', 'fainted'],
      ['heat', 'unresponsive'],
    ],
    name: [['heatStroke']],
  },
  stroke: { condition: [['strokeSign']], event: [['hadStroke']], name: [['stroke']] },
  seizure: { condition: [['convulsing']], name: [['seizure']] },
  chemical: {
    event: [
      ['harmful', 'splashed'],
      ['harmful', 'onSkin'],
    ],
  },
  poison: {
    condition: [
      ['fumes', 'sick'],
      ['harmful', 'sick'],
    ],
    event: [['poisoned'], ['swallowed', 'harmful'], ['swallowed', 'flammable']],
    name: [['poisoning']],
  },
  crushed: {
    condition: [['trapped']],
    event: [
      ['crushedBy'],
      ['heavyThing', 'fellOn'],
      ['machine', 'ranInto', 'person'],
      ['machine', 'ranInto', 'he'],
      ['crushed', 'limb'],
      ['caught', 'he'],
      ['caught', 'person'],
      ['machine', 'overturned'],
      ['ranInto', 'limb', 'he'],
    ],
  },
  burn: {
    event: [['burned', 'limb'], ['burned', 'hotThing'], ['burned', 'he'], ['scalded']],
    name: [['badBurn']],
  },
  fall: {
    condition: [['cannotFeelLegs']],
    event: [['fell', 'height'], ['fellDown']],
  },
  unconscious: { condition: [['unresponsive']], event: [['fainted']] },
  other: { condition: [['callForHelp']], event: [['badlyHurt']], alone: [['alone']] },
}

/** In the order in which they are looked for. */
export const rules: readonly Rule[] = emergencies.flatMap(emergency =>
  (['condition', 'event', 'name', 'alone'] as const).flatMap(tells =>
    (told[emergency][tells] ?? []).map(signs => ({ emergency, tells, signs })),
  ),
)
