import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../../components/ui/page-header'

/** A legal text: a title, when it was last changed, and numbered sections from the language's file. */
export function LegalPage({ document }: { document: 'legal-terms' | 'legal-privacy' | 'legal-ai-usage' }) {
  const { t } = useTranslation(document)
  const sections = t('sections', { returnObjects: true })
  return (
    <article className="mx-auto max-w-prose px-4 py-12 sm:px-6 sm:py-16">
      <PageTitle className="text-display font-strong tracking-tight">{t('title')}</PageTitle>
      <p className="mt-3 text-subtle">{t('lastUpdated')}</p>
      <p className="mt-6 text-title text-muted">{t('short')}</p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-8 grid gap-3">
          <h2 className="text-title font-strong">{heading}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  )
}
