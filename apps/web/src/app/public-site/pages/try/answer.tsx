import type { TriedAnswer } from '@plumbline/contract/assistant/try-question'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../lib/cx'

type Block = TriedAnswer['blocks'][number]

/** What comes first, and what is folded so that the answer fits on the screen of a phone. */
const shown = ['emergency', 'answer', 'workings', 'now', 'limits'] as const satisfies Block['section'][]
const folded = ['who', 'exceptions', 'original'] as const satisfies Block['section'][]
type Section = (typeof shown)[number] | (typeof folded)[number]

/** An answer with its sources. A visitor has no library to open, so sources lead to where each rule is published. */
export function Answer({ answer: { blocks, sources } }: { answer: TriedAnswer }) {
  const { t } = useTranslation('try')
  const partsOf = (sections: readonly Section[]) =>
    sections.flatMap(section => {
      const own = blocks.filter(block => block.section === section)
      return own.length > 0 ? [<Part key={section} section={section} blocks={own} />] : []
    })
  const rest = partsOf(folded)
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      {partsOf(shown)}
      {rest.length > 0 && (
        <details>
          <summary className="min-h-control cursor-pointer py-2 font-strong">{t('ask.more')}</summary>
          <div className="grid gap-4 pt-2">{rest}</div>
        </details>
      )}
      {sources.length > 0 && (
        <div className="border-t border-line pt-4 text-caption">
          <p className="text-subtle">{t('ask.sources')}</p>
          <ul className="grid gap-1">{sources.map(sourceItem)}</ul>
        </div>
      )}
    </div>
  )
}

const sourceItem = ({ code, title, url }: TriedAnswer['sources'][number]) => (
  <li key={code}>
    <a href={url} target="_blank" rel="noopener" className="underline">
      {code}
    </a>{' '}
    {title}
  </li>
)

function Part({ section, blocks }: { section: Section; blocks: readonly Block[] }) {
  const { t } = useTranslation('try')
  const isFirst = section === 'emergency' || section === 'answer'
  const statements = blocks.map(({ text, language, codes, page }) => (
    <p key={text} lang={language} className={cx(isFirst && 'text-title')}>
      {page ? (
        <a href={page.url} target="_blank" rel="noopener" className="underline">
          {text}
        </a>
      ) : (
        text
      )}{' '}
      {codes.length > 0 && <span className="text-caption text-subtle">{codes.join(', ')}</span>}
    </p>
  ))
  if (section === 'emergency')
    return <div className="grid gap-3 rounded-md bg-high-soft p-4 font-strong">{statements}</div>
  return (
    <section className="grid gap-2">
      {section !== 'answer' && <h3 className="font-strong">{t(`ask.section.${section}`)}</h3>}
      {statements}
    </section>
  )
}
