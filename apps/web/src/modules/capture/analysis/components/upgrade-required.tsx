import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink, buttonClass } from '../../../../components/ui/button'

/** Stands where the upload control would be once the free analyses are used up. */
export function UpgradeRequired({ callHref }: { callHref: string }) {
  const { t } = useTranslation('analysis')
  const elsewhere = callHref.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-4 py-8 text-center">
      <LockKeyhole className="size-8 text-subtle" aria-hidden />
      <h3 className="text-title font-strong">{t('limit.required')}</h3>
      <p className="max-w-prose text-muted">{t('limit.usedUp')}</p>
      <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <ButtonLink to="/billing/subscribe">{t('limit.upgrade')}</ButtonLink>
        <a href={callHref} {...elsewhere} className={buttonClass('secondary')}>
          {t('limit.call')}
        </a>
      </div>
    </div>
  )
}
