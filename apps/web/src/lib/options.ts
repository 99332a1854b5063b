import {
  companySizes,
  detailLevels,
  frameworks,
  industries,
  languages,
  marketingSources,
  regions,
  roles,
  settingsIndustries,
  settingsRegions,
  signupIndustries,
} from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { languageNames } from './i18n'

/** The option lists of the contract with their labels; a language is always called by its own name. */
export function useOptions() {
  const { t } = useTranslation('options')
  return {
    industries: industries.map(value => ({ value, label: t(`industry.${value}`) })),
    signupIndustries: signupIndustries.map(value => ({ value, label: t(`industry.${value}`) })),
    settingsIndustries: settingsIndustries.map(value => ({ value, label: t(`industry.${value}`) })),
    settingsRegions: settingsRegions.map(value => ({ value, label: t(`region.${value}`) })),
    frameworks: frameworks.map(value => ({ value, label: t(`framework.${value}`) })),
    detailLevels: detailLevels.map(value => ({ value, label: t(`detailLevel.${value}`) })),
    companySizes: companySizes.map(value => ({ value, label: t(`companySize.${value}`) })),
    regions: regions.map(value => ({ value, label: t(`region.${value}`) })),
    languages: languages.map(value => ({ value, label: languageNames[value] })),
    marketingSources: marketingSources.map(value => ({ value, label: t(`marketingSource.${value}`) })),
    roles: roles.map(value => ({ value, label: t(`role.${value}`) })),
  }
}
