import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Button } from '../../../../components/ui/button'
import { useFormats } from '../../../../lib/format'
import { useMembers } from '../api/members'
import { atNoon } from '../due-date'
import type { DraftField, Merge, TaskDraft } from '../task-draft'

type ConflictProps = {
  merge: Merge
  mine: TaskDraft
  theirs: TaskDraft
  onTakeTheirs: (field: DraftField) => void
  onKeepMine: (field: DraftField) => void
}

/** What the other person changed, and where a choice is needed. Nothing of either side is lost. */
export function Conflict({ merge, mine, theirs, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { t } = useTranslation('tasks')
  const words = useValueWords()
  const panel = useRef<HTMLDivElement>(null)
  // Saving happens at the foot of the form; what has to be read stands at its head.
  useEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} className="scroll-mt-20 rounded-lg">
      <Alert tone="warning" title={t('conflict.title')}>
        <div className="grid gap-4">
          <p>{t(merge.clashes.length > 0 ? 'conflict.choose' : 'conflict.merged')}</p>
          {merge.taken.length > 0 && (
            <ul className="grid list-disc gap-1 pl-5">
              {merge.taken.map(field => (
                <li key={field}>
                  {t('conflict.taken', { field: t(`field.${field}`), value: words(field, theirs) })}
                </li>
              ))}
            </ul>
          )}
          {merge.clashes.map(field => (
            <section key={field} aria-label={t(`field.${field}`)} className="grid gap-2">
              <h3 className="font-strong">{t(`field.${field}`)}</h3>
              <dl className="grid gap-2 sm:grid-cols-2">
                <Side name={t('conflict.theirs')} value={words(field, theirs)} />
                <Side name={t('conflict.mine')} value={words(field, mine)} />
              </dl>
              <div className="flex flex-wrap gap-2">
                <Button look="secondary" onClick={() => onTakeTheirs(field)}>
                  {t('conflict.takeTheirs')}
                </Button>
                <Button look="secondary" onClick={() => onKeepMine(field)}>
                  {t('conflict.keepMine')}
                </Button>
              </div>
            </section>
          ))}
        </div>
      </Alert>
    </div>
  )
}

const Side = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-md bg-surface p-3">
    <dt className="text-caption text-subtle">{name}</dt>
    <dd className="whitespace-pre-line">{value}</dd>
  </div>
)

function useValueWords() {
  const { t } = useTranslation('tasks')
  const { date } = useFormats()
  const members = useMembers()
  return (field: DraftField, draft: TaskDraft): string => {
    switch (field) {
      case 'priority':
        return t(`priority.${draft.priority}`)
      case 'dueDate':
        return draft.dueDate ? date(atNoon(draft.dueDate)) : t('due.none')
      case 'assignee':
        return members.find(({ id }) => id === draft.assignee)?.name ?? t('row.unassigned')
      case 'steps':
        return (
          draft.steps.map(({ text, done }) => `${done ? '☑' : '☐'} ${text}`).join('\n') || t('conflict.empty')
        )
      default:
        return draft[field] || t('conflict.empty')
    }
  }
}
