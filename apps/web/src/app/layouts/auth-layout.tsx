import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Logo } from '../../components/ui/mark'
import { LanguageSelect } from '../language-select'
import { MainArea } from './main-area'
import { SkipLink } from './skip-link'

/** Login, sign-up and the mailed links: one column and nothing to distract; a desk has room for the brand beside it. */
export default function AuthLayout() {
  const { t } = useTranslation()
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <header className="flex items-center justify-between gap-4 px-4 py-3 sm:px-6">
          <Link to="/" className="inline-flex min-h-control items-center rounded-md">
            <Logo />
          </Link>
          <LanguageSelect />
        </header>
        <MainArea className="mx-auto w-full max-w-form flex-1 px-4 py-8 sm:py-12 lg:pt-[12vh]" />
      </div>
      <aside className="hidden bg-panel text-on-panel lg:block">
        <div className="sticky top-0 flex h-dvh flex-col items-start px-10 pb-12 xl:px-16">
          <PlumbLine />
          <p className="mt-8 max-w-96 text-heading font-strong">{t('claim')}</p>
        </div>
      </aside>
    </div>
  )
}

/** The line hangs from the top edge, as long as there is room. */
const PlumbLine = () => (
  <div className="flex flex-1 flex-col items-center" aria-hidden>
    <div className="w-px flex-1 bg-on-panel" />
    <svg viewBox="0 0 20 34" className="h-16 fill-panel-mark" aria-hidden="true">
      <path d="M6 0h8l5 9-9 25L1 9z" />
    </svg>
  </div>
)
