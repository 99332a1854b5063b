import { Link } from 'react-router'
import { Logo } from '../../components/ui/mark'
import { LanguageSelect } from '../language-select'
import { MainArea } from './main-area'
import { SkipLink } from './skip-link'

/** Login, sign-up and the mailed links: one column, nothing to distract. */
export default function AuthLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-4 py-3 sm:px-6">
        <Link to="/" className="inline-flex min-h-control items-center rounded-md">
          <Logo />
        </Link>
        <LanguageSelect />
      </header>
      <MainArea className="mx-auto w-full max-w-form flex-1 px-4 py-8 sm:py-12" />
    </div>
  )
}
