import { california } from './us-california'
import { usCranesAndOthers } from './us-cranes-and-others'
import { usFallDefinitions } from './us-definitions-falls'
import { usGroundDefinitions } from './us-definitions-ground'
import { usPlantDefinitions } from './us-definitions-plants'
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
  ...usGroundDefinitions,
  ...usPlantDefinitions,
  ...usTrenchSoils,
  ...usLifts,
  ...usCranesAndOthers,
  ...usHeat,
  ...usRespirators,
  ...usLockout,
  ...usSpecialHazards,
  ...california,
  ...westCoast,
  ...otherStates,
]
