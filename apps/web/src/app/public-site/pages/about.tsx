import { useTranslation } from 'react-i18next'
import { useConfig } from '../../../lib/config'
import { PageHero } from '../page-hero'
import { Section } from '../section'
import { StartBanner } from '../start-banner'

const beliefs = ['true', 'person', 'yours'] as const

/** Who is behind the product, and whom to ask for help. Contact links lead here when no support address is set. */
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
        <p className="max-w-prose text-muted">
          {supportEmail ? (
            <>
              {t('byEmail')}{' '}
              <a className="text-ink underline" href={`mailto:${supportEmail}`}>
                {supportEmail}
              </a>
            </>
          ) : (
            t('operator')
          )}
        </p>
      </Section>
      <StartBanner />
    </>
  )
}
