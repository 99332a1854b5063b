import type { Severity } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../../components/ui/page-header'
import { SiteLink } from '../../../site-link'
import boxes from '../../hero.json'
import { MarkedBox } from '../../marked-box'
import { StartButtons, StartPromise } from '../../start-buttons'

export function Hero() {
  const { t } = useTranslation('home')
  const { t: site } = useTranslation('public')
  return (
    <div className="mx-auto grid max-w-page items-center gap-10 px-4 py-12 sm:px-6 lg:grid-cols-[5fr_6fr] lg:gap-16 lg:py-20">
      <div>
        <PageTitle className="text-display font-strong tracking-tight">{t('title')}</PageTitle>
        <p className="mt-5 max-w-prose text-title text-muted">{t('lead')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <StartButtons />
        </div>
        <SiteLink
          to="/example"
          className="mt-3 inline-flex min-h-control items-center underline hover:no-underline"
        >
          {site('seeExample')}
        </SiteLink>
        <StartPromise />
      </div>
      <MarkedPhoto />
    </div>
  )
}

/** The sample picture with what the product found in it. */
function MarkedPhoto() {
  const { t } = useTranslation('home')
  return (
    <figure>
      <div className="relative overflow-hidden rounded-lg border border-line">
        <img
          src="/samples/site-no-hats.hero.webp"
          width={900}
          height={600}
          alt={t('picture.alt')}
          fetchPriority="high"
          className="h-auto w-full"
        />
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          {boxes.map(({ severity, ...place }) => (
            <MarkedBox
              key={place.left}
              severity={severity as Severity}
              place={place}
              label={t('picture.head')}
            />
          ))}
        </svg>
      </div>
      <figcaption className="mt-2 text-caption text-subtle">{t('picture.caption')}</figcaption>
    </figure>
  )
}
