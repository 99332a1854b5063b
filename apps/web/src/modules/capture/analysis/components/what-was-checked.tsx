import type { AnalysisDetail, AnalysisResult } from '@plumbline/contract/capture/analysis'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessages } from '../../../../lib/messages'

/** How many of each thing were seen, the most first. */
function countsOf(findings: AnalysisDetail['findings']) {
  const counts = new Map<string, number>()
  for (const { label } of findings) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)
}

/** What was checked for and what not, one line each: an empty result says no more than these do. */
export function CheckedLines({ result: { detail } }: { result: AnalysisResult }) {
  const { checkedLines } = useMessages()
  if (!detail?.checked) return null
  return checkedLines(detail.checked).map(line => (
    <p key={line} className="text-muted">
      {line}
    </p>
  ))
}

/** The agency that enforces its own rules at the site, where federal OSHA doesn't. */
export function StatePlan({ result: { detail } }: { result: AnalysisResult }) {
  const { t } = useTranslation('results')
  const plan = detail?.law?.statePlan
  return plan && <p className="text-muted">{t('statePlan', { agency: plan.agency, state: plan.name })}</p>
}

type LookedAtProps = { result: AnalysisResult; children?: ReactNode }

/** What the analyzer saw, what it wants known, and who it was: nobody should take silence for an all-clear. */
export function LookedAt({ result: { kind, detail }, children }: LookedAtProps) {
  const { t } = useTranslation('results')
  const { format, seen } = useMessages()
  if (!detail) return null
  const { findings, notes, engine, secondLook } = detail
  const counts = countsOf(findings)
  return (
    <section
      aria-labelledby="looked-at"
      className="grid gap-2 border-t border-line pt-4 text-caption text-muted"
    >
      <h3 id="looked-at" className="font-strong text-ink">
        {t('looked.title')}
      </h3>
      {kind === 'image' && (
        <p>
          {counts.length > 0
            ? t('looked.seen', { things: counts.map(([label, count]) => seen(label, count)).join(' · ') })
            : t('looked.nothing')}
        </p>
      )}
      {notes.map(note => (
        <p key={note.code}>{format(note)}</p>
      ))}
      <p>{t(`looked.limits.${kind}`)}</p>
      {children}
      <p>
        {engine.answeredBy === 'hosted'
          ? t('looked.hosted', { model: engine.model ?? '', detector: engine.detector })
          : t('looked.embedded', { detector: engine.detector })}
      </p>
      {secondLook && secondLook.asked > 0 && (
        <p>
          {t('looked.second', {
            model: secondLook.model,
            count: secondLook.asked,
            unanswered: secondLook.unanswered,
          })}
        </p>
      )}
    </section>
  )
}
