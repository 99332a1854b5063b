import type { AnswerBlock } from '@plumbline/contract/assistant/assistant'
import { Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../../components/ui/button'
import { Disclosure } from '../../../../components/ui/disclosure'
import { cx } from '../../../../lib/cx'
import { emergencyNumberIn, sectionsOf } from '../answer-sections'
import type { HistoryMessage } from '../api/conversations'

export type Sources = HistoryMessage['sources']
type Block = AnswerBlock

type AnswerTextProps = { blocks: readonly Block[]; sources: Sources }

/** What an answer says, part by part. Without its sources, while it is on its way, the codes lead nowhere yet. */
export function AnswerText({ blocks, sources }: AnswerTextProps) {
  const { t } = useTranslation('assistant')
  const { shown, folded } = sectionsOf(blocks)
  return (
    <>
      {shown.map(part => (
        <AnswerSection key={part.section} {...part} sources={sources} />
      ))}
      {folded.length > 0 && (
        <Disclosure title={t('more')} titleClass="px-2 font-strong" className="rounded-md border border-line">
          <div className="grid gap-4 border-t border-line p-3">
            {folded.map(part => (
              <AnswerSection key={part.section} {...part} sources={sources} />
            ))}
          </div>
        </Disclosure>
      )}
    </>
  )
}

function AnswerSection({ section, blocks, sources }: AnswerTextProps & { section: Block['section'] }) {
  const { t } = useTranslation('assistant')
  if (section === 'emergency') return <Emergency blocks={blocks} sources={sources} />
  if (section === 'answer') {
    return blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: statements are only ever added at the end
      <Statement key={index} block={block} sources={sources} isFirst={index === 0} />
    ))
  }
  const Items = section === 'now' && blocks.length > 1 ? 'ol' : 'ul'
  return (
    <section className="grid gap-1">
      <h3 className="font-strong">{t(`section.${section}`)}</h3>
      <Items className={cx('grid gap-2', Items === 'ol' && 'list-decimal pl-5 marker:text-muted')}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: statements are only ever added at the end
          <li key={index}>
            <Statement block={block} sources={sources} />
          </li>
        ))}
      </Items>
    </section>
  )
}

type StatementProps = { block: Block; sources: Sources; isFirst?: boolean }

function Statement({ block, sources, isFirst = false }: StatementProps) {
  const { t } = useTranslation('assistant')
  const { text, quoted, codes, language } = block
  const cited = codes.length > 0 && <Codes codes={codes} sources={sources} />
  if (quoted && cited) {
    return (
      <div className="grid gap-0.5 border-l-4 border-line-strong pl-3">
        <p lang={language} className={isFirst ? 'text-title' : undefined}>
          {text}
        </p>
        <p className="text-caption text-subtle">
          {isOurs(codes, sources) ? t('inOurWords') : `${t('sources.own')}:`} {cited}
        </p>
      </div>
    )
  }
  return (
    <p lang={language} className={isFirst ? 'text-title font-strong' : undefined}>
      {text} {cited}
    </p>
  )
}

/** What an organization wrote into its library is in its own words. */
const isOurs = (codes: readonly string[], sources: Sources) =>
  !sources.some(({ code, verified }) => codes.includes(code) && verified === null)

function Codes({ codes, sources }: { codes: readonly string[]; sources: Sources }) {
  return codes.map((code, index) => {
    const source = sources.find(each => each.code === code)
    return (
      <span key={code} className="tabular inline-block text-caption font-normal">
        {source ? (
          <Link to={`/regulations/${source.regulation_id}`} className="text-muted underline hover:text-ink">
            {code}
          </Link>
        ) : (
          <span className="text-muted">{code}</span>
        )}
        {index < codes.length - 1 && ', '}
      </span>
    )
  })
}

/** Read at arm's length, by someone in a hurry: the call first, then one step at a time. Where it is from comes last. */
function Emergency({ blocks, sources }: { blocks: readonly Block[]; sources: Sources }) {
  const { t } = useTranslation('assistant')
  const number = emergencyNumberIn(blocks)
  return (
    <section className="grid gap-4 rounded-lg border-2 border-danger bg-high-soft p-4">
      {number && (
        <a href={`tel:${number}`} className={buttonClass('danger', 'h-16 text-heading [&>svg]:size-7')}>
          <Phone aria-hidden />
          {t('call', { number })}
        </a>
      )}
      <ol className="grid list-decimal gap-3 pl-6 text-title font-strong">
        {blocks
          .filter(({ page }) => !page)
          .map(({ text, codes, language }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: statements are only ever added at the end
            <li key={index} lang={language}>
              {text} <Codes codes={codes} sources={sources} />
            </li>
          ))}
      </ol>
      {blocks.map(
        ({ text, page }) =>
          page && (
            <a
              key={page.url}
              href={page.url}
              target="_blank"
              rel="noreferrer"
              className="text-caption underline"
            >
              {text}
            </a>
          ),
      )}
    </section>
  )
}
