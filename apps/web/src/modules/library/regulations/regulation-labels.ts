import { regulationIndustries, regulatoryBodies } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'

/** The lists' own values in the reader's language; what an organization brought itself stays as it wrote it. */
export function useRegulationLabels() {
  const { t } = useTranslation('regulations')
  const industry = (value: string) => {
    const known = regulationIndustries.find(each => each === value)
    return known ? t(`industry.${known}`) : value
  }
  const body = (value: string) => (value === 'Other' ? t('body.Other') : value)
  return {
    industry,
    body,
    industries: regulationIndustries.map(value => ({ value, label: industry(value) })),
    bodies: regulatoryBodies.map(value => ({ value, label: body(value) })),
  }
}
