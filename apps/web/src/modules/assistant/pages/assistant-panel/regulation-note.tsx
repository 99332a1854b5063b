import { formatCitation } from '@plumbline/domain'
import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { useRelevantRegulation } from './use-relevant-regulation'

type RegulationNoteProps = {
  /** What the selected violation is called. */
  name: string | null
  found: ReturnType<typeof useRelevantRegulation>
}

/** What the questions are about: the selected violation and the rule it breaks. */
export function RegulationNote({ name, found }: RegulationNoteProps) {
  const { t } = useTranslation('results')
  if (name === null) {
    return <p className="px-4 py-2 text-caption text-muted">{t('copilot.noViolation')}</p>
  }
  return (
    <div className="flex items-start gap-2 px-4 py-2 text-caption">
      <ScrollText className="mt-0.5 size-4 shrink-0 text-subtle" aria-hidden />
      <p className="min-w-0">
        <span className="block font-strong">{name}</span>
        <span className="flex min-h-control items-center text-muted lg:min-h-0">
          <Rule found={found} />
        </span>
      </p>
    </div>
  )
}

function Rule({ found: { code, regulation, isGuess, isPending } }: Pick<RegulationNoteProps, 'found'>) {
  const { t } = useTranslation(['results', 'common'])
  if (isPending) return t('common:state.loading')
  if (!code) return t('copilot.noRegulation')
  return (
    <span>
      {isGuess && `${t('copilot.mayApply')} `}
      {regulation ? (
        <Link to={`/regulations/${regulation.id}`} className="py-3 text-ink underline lg:py-0">
          {formatCitation(code)}, {regulation.title}
        </Link>
      ) : (
        formatCitation(code)
      )}
    </span>
  )
}
