import { australiaConstruction } from './australia-construction'
import { australiaGeneral } from './australia-general'
import { australiaHealth } from './australia-health'
import { australiaSites } from './australia-sites'
import { victoriaConstruction, victoriaGeneral } from './australia-victoria'
import type { Regulation } from './regulation'

export const australiaRules: readonly Regulation[] = [
  ...australiaConstruction,
  ...australiaSites,
  ...australiaGeneral,
  ...australiaHealth,
  ...victoriaConstruction,
  ...victoriaGeneral,
]
