import { SUPPORT_TOPIC } from '@plumbline/contract/billing/support'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../components/ui/button'
import { useConfig } from '../../../lib/config'
import { ContactButton } from '../../../modules/billing/billing/components/contact-button'
import { PageHero } from '../page-hero'
import { Section } from '../section'
import { StartBanner } from '../start-banner'

const beliefs = ['true', 'person', 'yours'] as const

/** Who is behind the product, and whom to ask for help. */
export default function About() {
  const { t } = useTranslation('about')
  const { supportEmail } = useConfig()
  return (
    <>
      <PageHero title={t('title')} lead={t('lead')}>
        <p className="max-w-prose text-title text-muted">{t('text')}</p>
      </PageHero>
      <Section title={t('believe.title')} sunken>
        <ul className="grid gap-10 lg:grid-cols-3 lg:gap-12">
          {beliefs.map(belief => (
            <li key={belief}>
              <h3 className="text-title font-strong">{t(`believe.${belief}.title`)}</h3>
              <p className="mt-2 max-w-prose text-muted">{t(`believe.${belief}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('contact')} id="contact">
        {supportEmail ? (
          <p className="max-w-prose text-muted">
            {t('byEmail')}{' '}
            <a className="text-ink underline" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </p>
        ) : (
          <>
            <p className="max-w-prose text-muted">{t('operator')}</p>
            <ContactButton offer={SUPPORT_TOPIC} className={buttonClass('secondary', 'mt-4')}>
              {t('write')}
            </ContactButton>
          </>
        )}
      </Section>
      <StartBanner />
    </>
  )
}
