import type { RegulationHit } from '@plumbline/contract/library/regulation-records'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { inReadersLanguage } from '../../in-readers-language'
import { useRegulationLabels } from '../../regulation-labels'
import type { OpenDialog } from '../detail/regulation-dialogs'
import { Highlighted } from '../search/highlighted'
import { RegulationActions } from './regulation-actions'
import { RiskBadge } from './risk-badge'
import { TagList } from './tag-list'

const TAGS_SHOWN = 3

type RegulationCardProps = { regulation: RegulationHit; mayEdit: boolean; onOpen: OpenDialog }

/** The whole card opens the regulation; its buttons lie above. */
export function RegulationCard({ regulation, mayEdit, onOpen }: RegulationCardProps) {
  const { t } = useTranslation('regulations')
  const label = useRegulationLabels()
  const { id, translated, highlights, answer } = regulation
  const { title, summary } = inReadersLanguage(regulation)
  return (
    <li className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 hover:border-line-strong">
      <div className="flex items-start justify-between gap-3">
        <span className="min-w-0 font-strong break-words text-muted tabular">
          <span className="sr-only">{t('field.code')} </span>
          {regulation.regulation_code}
        </span>
        <RiskBadge level={regulation.risk_level} />
      </div>
      <h2 className="text-title font-strong">
        <DetailLink
          id={id}
          className="block after:absolute after:inset-0 hover:underline max-lg:-my-2.5 max-lg:py-2.5"
        >
          <Highlighted segments={translated ? undefined : highlights?.title} text={title} />
        </DetailLink>
      </h2>
      {answer && !translated ? (
        <p className="border-l-4 border-accent pl-3">{answer}</p>
      ) : (
        <p className="line-clamp-3 text-muted">
          <Highlighted segments={translated ? undefined : highlights?.summary} text={summary} />
        </p>
      )}
      <TagList tags={regulation.tags} first={TAGS_SHOWN} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1">
        <p className="text-caption text-subtle">
          {label.body(regulation.regulatory_body)} · {label.industry(regulation.industry)}
        </p>
        <div className="relative">
          <RegulationActions regulation={regulation} mayEdit={mayEdit} onOpen={onOpen} />
        </div>
      </div>
    </li>
  )
}

type DetailLinkProps = { id: string; className: string; children: React.ReactNode }

/** Remembers the search it was followed from, so that the way back leads to the same results. */
export function DetailLink({ id, className, children }: DetailLinkProps) {
  const { search } = useLocation()
  return (
    <Link data-row to={`/regulations/${id}`} state={{ search }} className={className}>
      {children}
    </Link>
  )
}
