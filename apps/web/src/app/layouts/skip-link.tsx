import { useTranslation } from 'react-i18next'

export const MAIN_ID = 'main'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-signal focus:px-4 focus:py-3 focus:font-strong focus:text-on-signal forced-color-adjust-none"
    >
      {t('nav.skip')}
    </a>
  )
}
