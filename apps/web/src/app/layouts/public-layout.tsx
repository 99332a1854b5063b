import { MainArea } from './main-area'
import { PublicFooter } from './public-footer'
import { PublicHeader } from './public-header'
import { SkipLink } from './skip-link'

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <MainArea className="flex-1" />
      <PublicFooter />
    </div>
  )
}
