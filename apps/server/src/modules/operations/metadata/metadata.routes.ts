import * as contract from '@plumbline/contract'
import { profiles } from '@plumbline/languages/lists/profiles'
import { handle } from '../../../platform/http/endpoints'

const labels: Record<string, string> = {
  energy: 'Energy & Utilities',
  tech: 'Technology',
  general: 'General Industry',
  small: '1-99',
  medium: '100-499',
  large: '500-999',
  enterprise: '1000+',
  us: 'United States',
  ca: 'Canada',
  eu: 'European Union',
  uk: 'United Kingdom',
  au: 'Australia/New Zealand',
  osha: 'OSHA',
  epa: 'EPA',
  dot: 'DOT',
  msha: 'MSHA',
  fda: 'FDA',
  intl: 'International Standards',
}

const capitalized = (value: string) => value.charAt(0).toUpperCase() + value.slice(1)
const options = (values: readonly string[]) => () =>
  values.map(value => ({ value, label: labels[value] ?? capitalized(value) }))

export const metadataRoutes = () => [
  handle(contract.metadataIndustries, options(contract.signupIndustries)),
  handle(contract.metadataCategories, options(contract.hazardCategories)),
  handle(contract.metadataSeverities, options(contract.severities)),
  handle(contract.metadataStatuses, options(contract.violationStatuses)),
  handle(contract.metadataTypes, options(contract.uploadTypes)),
  handle(contract.metadataCompanySizes, options(contract.companySizes)),
  handle(contract.metadataRegions, options(contract.regions)),
  handle(contract.metadataLanguages, () =>
    contract.languages.map(value => ({ value, label: profiles[value].name })),
  ),
  ...[contract.metadataRegulatoryFocus, contract.metadataRegulatoryFocusSpelled].map(each =>
    handle(each, options(contract.regulatoryFocus)),
  ),
]
