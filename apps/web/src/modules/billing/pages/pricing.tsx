import type { PlanInterval } from '@plumbline/contract/billing/plans'
import { signupGrant } from '@plumbline/contract/billing/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsCanceledCheckout } from '../../../app/guards'
import { SiteLink } from '../../../app/site-link'
import { buttonClass } from '../../../components/ui/button'
import { PageTitle } from '../../../components/ui/page-header'
import { useConfig } from '../../../lib/config'
import { useSession } from '../../identity/auth/session'
import { BillingPeriod } from '../billing/components/billing-period'
import { CheckoutCanceled } from '../billing/components/checkout-canceled'
import { ContactSales } from '../billing/components/contact-sales'
import { EnterpriseCards, PlanCards } from '../billing/components/plan-cards'

/** Plans for visitors; whoever is signed in sees it only after leaving a checkout. */
export default function PricingPage() {
  const { t } = useTranslation('billing')
  const { status } = useSession()
  const { signUpUrl, bookingUrl } = useConfig()
  const [interval, setInterval] = useState<PlanInterval>('month')
  const isCanceled = useIsCanceledCheckout()
  const isSignedIn = status === 'signedIn'
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-12 sm:px-6 sm:py-16">
      {isCanceled && <CheckoutCanceled isSignedIn={isSignedIn} />}
      <header className="grid justify-items-start gap-4">
        <PageTitle className="text-display font-strong tracking-tight">{t('pricing.title')}</PageTitle>
        <p className="max-w-prose text-title text-muted">{t('pricing.explain', signupGrant)}</p>
        {!isSignedIn && (
          <SiteLink to={signUpUrl} className={buttonClass('primary')}>
            {t('pricing.start')}
          </SiteLink>
        )}
      </header>
      <BillingPeriod value={interval} onChange={setInterval} />
      <PlanCards
        interval={interval}
        current={null}
        action={({ highlighted }) => (
          <SiteLink
            to={isSignedIn ? '/billing/subscribe' : signUpUrl}
            className={buttonClass(highlighted ? 'primary' : 'secondary')}
          >
            {t('pricing.get')}
          </SiteLink>
        )}
      />
      <EnterpriseCards
        isCurrent={false}
        action={({ id }) => <ContactSales offer={id} bookingUrl={bookingUrl} />}
      />
      <section className="grid max-w-prose gap-4">
        <h2 className="text-heading font-strong">{t('pricing.questions')}</h2>
        <dl className="grid gap-4">
          {([1, 2, 3, 4] as const).map(each => (
            <div key={each}>
              <dt className="font-strong">{t(`pricing.q${each}`)}</dt>
              <dd className="mt-1 text-muted">{t(`pricing.a${each}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
