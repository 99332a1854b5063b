import { useTranslation } from 'react-i18next'
import type { ShownFinding } from './finding'

/** The rule that is cited with its own words, or why none is. */
export function FindingRule({ violation: { cited, related } }: { violation: ShownFinding }) {
  const { t } = useTranslation('example')
  const language = cited?.language ?? 'en'
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <h4 className="font-strong">{t('rule')}</h4>
      {cited ? (
        <>
          <p className="text-title font-strong" lang={language}>
            {cited.code} · {cited.title}
          </p>
          {cited.quotation && (
            <figure className="border-l-2 border-signal pl-4">
              <figcaption className="text-caption text-subtle">{t('quote')}</figcaption>
              <blockquote lang="en">“{cited.quotation}”</blockquote>
            </figure>
          )}
          {cited.summary && (
            <div>
              {language === 'en' && <p className="text-caption text-subtle">{t('ownWords')}</p>}
              <p lang={language}>{cited.summary}</p>
            </div>
          )}
          <p className="text-caption text-muted">
            {cited.checked && t('checked', { version: cited.checked.version })}{' '}
            <a href={cited.source} target="_blank" rel="noopener" className="underline">
              {t('source')}
            </a>
          </p>
        </>
      ) : (
        <p>{t('advisory')}</p>
      )}
      {related.length > 0 && (
        <div className="text-caption">
          <p className="text-subtle">{t('related')}</p>
          <ul className="grid gap-1">
            {related.map(({ code, title, source }) => (
              <li key={code} lang="en">
                <a href={source} target="_blank" rel="noopener" className="underline">
                  {code}
                </a>{' '}
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
