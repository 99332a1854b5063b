import { useTranslation } from 'react-i18next'
import { Mark } from '../../components/ui/mark'
import { StartButtons, StartPromise } from './start-buttons'

export function StartBanner({ title }: { title?: string }) {
  const { t } = useTranslation('public')
  return (
    <section aria-labelledby="start" className="border-t border-line">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-16 gap-y-8 px-4 py-14 sm:px-6 lg:py-20">
        <div className="flex flex-1 basis-80 gap-6">
          <Mark className="h-24 shrink-0 max-sm:hidden" />
          <div className="self-center">
            <h2 id="start" className="text-heading font-strong tracking-tight">
              {title ?? t('banner')}
            </h2>
            <StartPromise />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <StartButtons />
        </div>
      </div>
    </section>
  )
}
