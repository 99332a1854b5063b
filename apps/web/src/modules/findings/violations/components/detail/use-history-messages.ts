import { fixSteps, type HistoryEntry } from '@plumbline/contract/findings/violation-history'
import { verdicts } from '@plumbline/contract/findings/violations'
import { severities, taskStatuses, violationStatuses } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../../lib/format'

/** Long texts and drawings are not repeated in the trail: that they were changed is enough. */
const tooLongToTell = new Set<HistoryEntry['field']>(['description', 'remediationSteps', 'boundingBoxes'])

/** One change in a sentence, its values as the screens call them. */
export function useHistoryWords() {
  const { t } = useTranslation('violations')
  const { t: common } = useTranslation()
  const { t: results } = useTranslation('results')
  const { date } = useFormats()

  const wordsFor = (field: HistoryEntry['field'], value: string | null): string => {
    if (value === null || value === '') return t('history.nothing')
    if (field === 'date') return date(value)
    const severity = severities.find(each => each === value)
    if (severity && (field === 'severity' || field === 'recheck')) return common(`severity.${severity}`)
    const status = violationStatuses.find(each => each === value)
    if (status && field === 'status') return t(`status.${status}`)
    const taskStatus = taskStatuses.find(each => each === value)
    if (taskStatus && field === 'taskStatus') return t(`history.taskStatus.${taskStatus}`)
    const verdict = verdicts.find(each => each === value)
    if (verdict && field === 'verdict') return results(`verdict.${verdict}`)
    return value
  }

  return ({ field, from, to, who }: HistoryEntry): string => {
    if (field === 'created') return t(who ? 'history.recorded' : 'history.found')
    if (field === 'task')
      return t(to === null ? 'history.taskGone' : 'history.taskCreated', { title: to ?? from })
    if (field === 'fix') return t(`history.fix.${fixSteps.find(step => step === to) ?? 'submitted'}`)
    if (field === 'fixNote') return t('history.fixNote', { note: to })
    if (field === 'recheck' && (from === to || to === null)) return t('history.recheckedSame')
    if (tooLongToTell.has(field)) return t('history.changedOnly', { field: t(`history.field.${field}`) })
    return t('history.changed', {
      field: t(`history.field.${field}`),
      from: wordsFor(field, from),
      to: wordsFor(field, to),
    })
  }
}
