import type { AnalysisResult } from '@plumbline/contract/analysis'
import type { User } from '@plumbline/contract/users'
import type { Violation } from '@plumbline/contract/violations'
import { CircleCheck, MessageSquareText, SquarePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/ui/button'
import { LookedAt } from '../../features/analysis/components/looked-at'
import { CopilotPanel } from '../../features/copilot/components/copilot-panel'
import { groupsOf } from '../../features/violations/severity-groups'
import { useFormats } from '../../lib/format'
import { useSaid } from '../../lib/said'
import { EvidenceStage } from './evidence-stage'
import { SeverityCounts } from './severity-counts'
import { useEvidence } from './use-evidence'
import { useIsWide } from './use-is-wide'
import { ViolationList } from './violation-list'

type FindingsProps = {
  result: AnalysisResult
  user: User
  close: ReactNode
  onChanged: (violation: Violation) => void
}

/** A finished analysis: its picture first, then what was found in it; the copilot beside. */
export function Findings({ result, user, close, onChanged }: FindingsProps) {
  const { t } = useTranslation('results')
  const { dateTime } = useFormats()
  const said = useSaid()
  const wide = useIsWide()
  const evidence = useEvidence(result, onChanged)
  const [copilotShown, setCopilotShown] = useState(false)
  const [question, setQuestion] = useState('')
  const { groups, dismissed } = groupsOf(result.violations)
  const none = groups.every(({ violations }) => violations.length === 0)

  const select = (violation: Violation) => {
    evidence.select(violation.id)
    setCopilotShown(true)
    setQuestion(t('copilot.explain', { name: said.violation(violation).type }))
  }

  const { selected } = evidence
  const copilot = copilotShown && (
    <CopilotPanel
      question={question}
      onQuestion={setQuestion}
      context={
        selected
          ? {
              violation_id: selected.id,
              violation_type: selected.type,
              violation_description: selected.description,
              severity: selected.severity,
              location: selected.location,
              detected_at: selected.date,
              regulation_codes: selected.regulationCodes,
            }
          : {}
      }
      regulation={selected ? (selected.regulationCode ?? selected.regulationCodes[0] ?? null) : null}
      tier={user.subscriptionTier}
      remaining={user.remaining_questions}
    />
  )
  // On a phone the panel opens under the violation it is about, so that nothing above it moves.
  const copilotInList = !wide && selected !== null

  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id="results-title" className="text-title font-strong">
            {t('card.title')}
          </h2>
          <p className="mt-1 text-muted">
            {t('card.file', { name: result.fileName, date: dateTime(result.createdAt) })}
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:justify-between">
          <Button
            look="secondary"
            aria-expanded={copilotShown}
            icon={<MessageSquareText className="size-5" aria-hidden />}
            onClick={() => setCopilotShown(!copilotShown)}
          >
            {copilotShown ? t('copilot.hide') : t('copilot.show')}
          </Button>
          {close}
        </div>
      </header>
      <SeverityCounts groups={groups} />
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-4 lg:sticky lg:top-18">
          <EvidenceStage evidence={evidence} result={result} onSelect={select} />
          {wide && copilot}
        </div>
        <div className="grid min-w-0 gap-6">
          {none && (
            <div className="grid justify-items-center gap-2 rounded-lg border border-line px-4 py-8 text-center">
              <CircleCheck className="size-8 text-good" aria-hidden />
              <p className="text-title font-strong">{t('card.none')}</p>
              <p className="text-muted">{t('card.noneExplain')}</p>
            </div>
          )}
          <ViolationList
            groups={groups}
            dismissed={dismissed}
            evidence={evidence}
            onSelect={select}
            onChanged={onChanged}
            afterSelected={copilotInList && copilot}
          />
          {!evidence.missed && (
            <Button
              look="secondary"
              className="justify-self-start"
              icon={<SquarePlus className="size-5" aria-hidden />}
              onClick={evidence.startMissed}
            >
              {result.kind === 'image' ? t('missed.start') : t('missed.startUndrawn')}
            </Button>
          )}
          {!wide && !copilotInList && copilot}
          <LookedAt result={result} />
        </div>
      </div>
    </>
  )
}
