import { useTranslation } from 'react-i18next'

/** A measured share with the digits it was measured with: 0.821 is 82.1%. */
export function useShare() {
  const { i18n } = useTranslation()
  const { format } = new Intl.NumberFormat(i18n.language, { style: 'percent', minimumFractionDigits: 1 })
  return format
}
