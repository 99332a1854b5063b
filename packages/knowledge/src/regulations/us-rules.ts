import { california } from './us-california'
import { californiaConstruction } from './us-california-construction'
import { usCranesAndOthers } from './us-cranes-and-others'
import { usExcavationDefinitions } from './us-definitions-excavations'
import { usFallDefinitions } from './us-definitions-falls'
import { usPlantDefinitions } from './us-definitions-plants'
import { usSpaceAndCraneDefinitions } from './us-definitions-spaces-and-cranes'
import { usHeat } from './us-heat'
import { usLifts } from './us-lifts'
import { usLockout } from './us-lockout'
import { otherStates } from './us-other-states'
import { usRespirators } from './us-respirators'
import { usResponsibility } from './us-responsibility'
import { usSpecialHazards } from './us-special-hazards'
import { usTrenchSoils } from './us-trench-soils'
import { westCoast } from './us-west-coast'

/** US rules beyond the sections of 29 CFR by subpart: definitions, responsibilities, states, directives, guidance. */
export const usRules = [
  ...usResponsibility,
  ...usFallDefinitions,
  ...usExcavationDefinitions,
  ...usSpaceAndCraneDefinitions,
  ...usPlantDefinitions,
  ...usTrenchSoils,
  ...usLifts,
  ...usCranesAndOthers,
  ...usHeat,
  ...usRespirators,
  ...usLockout,
  ...usSpecialHazards,
  ...california,
  ...californiaConstruction,
  ...westCoast,
  ...otherStates,
]
