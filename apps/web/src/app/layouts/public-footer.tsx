import { SUPPORT_TOPIC } from '@plumbline/contract/billing/support'
import { useTranslation } from 'react-i18next'
import { Mark } from '../../components/ui/mark'
import { useConfig } from '../../lib/config'
import { ContactButton } from '../../modules/billing/billing/components/contact-button'
import { LanguageSelect } from '../language-select'
import { PublicLink } from '../public-link'
import { SiteLink } from '../site-link'
import { ThemeToggle } from '../theme-toggle'

const product = [
  { to: '/features', key: 'features' },
  { to: '/pricing', key: 'pricing' },
  { to: '/how-it-works', key: 'howItWorks' },
  { to: '/about', key: 'about' },
  { to: '/try', key: 'try' },
  { to: '/example', key: 'example' },
] as const
const legal = [
  { to: '/legal/terms', key: 'terms' },
  { to: '/legal/privacy', key: 'privacy' },
  { to: '/legal/ai-usage', key: 'aiUsage' },
] as const

const LINK_CLASS =
  'inline-flex min-h-control items-center rounded-md text-muted hover:text-ink hover:underline'

export function PublicFooter() {
  const { t } = useTranslation('public')
  const { t: common } = useTranslation()
  const config = useConfig()
  return (
    <footer className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-10 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex gap-4">
          <Mark className="h-12" />
          <p className="max-w-72 text-muted">{common('claim')}</p>
        </div>
        <LinkColumn title={t('footer.product')} links={product} />
        <LinkColumn title={t('footer.legal')} links={legal} />
        <nav aria-label={t('footer.reach')}>
          <h2 className="mb-1 font-strong">{t('footer.reach')}</h2>
          <ul>
            <li>
              {config.supportEmail ? (
                <SiteLink to={`mailto:${config.supportEmail}`} className={LINK_CLASS}>
                  {t('footer.contact')}
                </SiteLink>
              ) : (
                <ContactButton offer={SUPPORT_TOPIC} className={LINK_CLASS}>
                  {t('footer.contact')}
                </ContactButton>
              )}
            </li>
            {config.networkUrl && (
              <li>
                <SiteLink to={config.networkUrl} className={LINK_CLASS}>
                  LinkedIn
                </SiteLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <div className="mx-auto max-w-page px-4 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
          <p className="text-caption text-subtle" suppressHydrationWarning>
            {/* A page rendered last year may still be served this year. */}
            {t('footer.copyright', { year: new Date().getFullYear() })}
          </p>
          <div className="-mx-3 flex flex-wrap items-center gap-2">
            <ThemeToggle className="inline-flex min-h-control items-center gap-3 rounded-md px-3 hover:bg-sunken" />
            <LanguageSelect />
          </div>
        </div>
      </div>
    </footer>
  )
}

type LinkColumnProps = { title: string; links: typeof product | typeof legal }

function LinkColumn({ title, links }: LinkColumnProps) {
  const { t } = useTranslation('public')
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 font-strong">{title}</h2>
      <ul>
        {links.map(({ to, key }) => (
          <li key={to}>
            <PublicLink to={to} className={LINK_CLASS}>
              {t(`footer.${key}`)}
            </PublicLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
