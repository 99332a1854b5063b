import type { Flowing, Picture } from '../../../../platform/pdf/document'
import { severityMarks } from '../../../../platform/pdf/severity-marks'
import { fullName } from '../../../identity/users/users.service'
import type { ReportContext } from './report-context'
import type { ReportedFix } from './report-sources'

type FixPictures = { before: Picture | null; after: Omit<Picture, 'kind' | 'boxes'> | null }

/** What the comparison showed and who decided, in one line for the page that is signed. */
export const fixLine = (reported: ReportedFix | null, context: ReportContext): Flowing[] =>
  reported
    ? [
        {
          kind: 'paragraph',
          text: context.t('pair', {
            label: context.t('sections.fix'),
            value: [outcomeOf(reported, context), decisionOf(reported, context), noteOf(reported, context)]
              .filter(Boolean)
              .join(' '),
          }),
        },
      ]
    : []

/** Both photos side by side, what the comparison showed, and what the manager decided. */
export function fixSection(
  reported: ReportedFix | null,
  { before, after }: FixPictures,
  context: ReportContext,
): Flowing[] {
  if (!reported) return []
  const { t, formats, formatter } = context
  const { fix, submitter } = reported
  const date = formats.moment(fix.submittedAt)
  const sent = submitter ? t('fix.sent', { name: fullName(submitter), date }) : t('fix.sentOn', { date })
  const boxes = fix.boxes.map(box => ({
    ...box,
    mark: severityMarks[box.severity],
    label: formatter.label(box),
  }))
  const note = noteOf(reported, context)
  const reason = fix.reason ? formatter.format(fix.reason) : ''
  return [
    { kind: 'heading', text: t('sections.fix') },
    {
      kind: 'columns',
      share: 0.5,
      left: before ? [{ ...before, caption: t('fix.before') }] : [],
      right: after ? [{ kind: 'picture', ...after, boxes, caption: t('fix.after') }] : [],
    },
    { kind: 'paragraph', text: [outcomeOf(reported, context), reason].filter(Boolean).join(' ') },
    { kind: 'paragraph', text: decisionOf(reported, context) },
    ...(note ? [{ kind: 'paragraph', text: note } as const] : []),
    { kind: 'paragraph', text: sent, quiet: true },
  ]
}

const noteOf = ({ fix: { note } }: ReportedFix, { t }: ReportContext) =>
  note ? t('fix.reason', { note }) : ''

const outcomeOf = ({ fix: { outcome } }: ReportedFix, { t }: ReportContext) =>
  outcome === 'pending' ? '' : t(`fix.outcome.${outcome}`)

function decisionOf(
  { fix: { outcome, review, reviewedAt }, reviewer }: ReportedFix,
  { t, formats }: ReportContext,
) {
  if (review === 'waiting') return t('fix.waiting')
  const accepted = outcome === 'still_there' ? 'fix.overruled' : 'fix.accepted'
  return t(review === 'accepted' ? accepted : 'fix.sentBack', {
    name: reviewer ? fullName(reviewer) : t('fix.someone'),
    date: reviewedAt ? formats.moment(reviewedAt) : '',
  })
}
