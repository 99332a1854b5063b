import { type Priority, priorities } from '@plumbline/contract/options'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/ui/field'
import { Input, Textarea } from '../../../../components/ui/input'
import { Select } from '../../../../components/ui/select'
import type { FieldProblem } from '../../../../lib/api'
import { useFieldMessage } from '../../../../lib/error-message'
import { useSites } from '../../../../lib/sites'
import { today } from '../../../../lib/today'
import { useMembers } from '../api/members'
import type { DraftField, TaskDraft } from '../task-draft'
import { StepsField } from './steps-field'

type TaskFieldsProps = {
  draft: TaskDraft
  onChange: (changes: Partial<TaskDraft>) => void
  problems: readonly FieldProblem[]
  titleRequired: boolean
}

/** The names of the sites a task can be at, and the one it has. The server finds the site by its name. */
function useWorksites(current: string) {
  const { data } = useSites()
  const active = (data?.items ?? []).filter(({ archivedAt }) => !archivedAt).map(({ name }) => name)
  return current && !active.includes(current) ? [current, ...active] : active
}

/** What a task is made of; the same for a new one and for one that is being changed. */
export function TaskFields({ draft, onChange, problems, titleRequired }: TaskFieldsProps) {
  const { t } = useTranslation('tasks')
  const fieldMessage = useFieldMessage()
  const members = useMembers()
  const worksites = useWorksites(draft.worksite)
  const errorOf = (field: DraftField) => {
    const problem = problems.find(each => each.field === field || each.field.startsWith(`${field}.`))
    return fieldMessage(problem?.code, problem?.message)
  }
  return (
    <>
      <Field
        label={t('field.title')}
        error={errorOf('title')}
        required={titleRequired}
        {...(!titleRequired && { hint: t('field.titleHint') })}
      >
        <Input
          value={draft.title}
          maxLength={200}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
      </Field>
      <Field label={t('field.description')} error={errorOf('description')}>
        <Textarea
          rows={4}
          maxLength={10_000}
          value={draft.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field label={t('field.priority')} error={errorOf('priority')}>
          <Select
            value={draft.priority}
            options={priorities.map(value => ({ value, label: t(`priority.${value}`) }))}
            onChange={({ currentTarget }) => onChange({ priority: currentTarget.value as Priority })}
          />
        </Field>
        <Field label={t('field.dueDate')} error={errorOf('dueDate')}>
          <Input
            type="date"
            // A date that has already passed may stay; a new one lies ahead.
            min={draft.dueDate && draft.dueDate < today() ? draft.dueDate : today()}
            value={draft.dueDate ?? ''}
            onChange={({ currentTarget }) => onChange({ dueDate: currentTarget.value || null })}
          />
        </Field>
        <Field label={t('field.assignee')} error={errorOf('assignee')}>
          <Select
            value={draft.assignee ?? ''}
            placeholder={t('filter.nobody')}
            options={members.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => onChange({ assignee: currentTarget.value || null })}
          />
        </Field>
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t('field.worksite')} error={errorOf('worksite')}>
          <Select
            value={draft.worksite}
            placeholder={t('filter.noSite')}
            options={worksites.map(name => ({ value: name, label: name }))}
            onChange={({ currentTarget }) => onChange({ worksite: currentTarget.value })}
          />
        </Field>
        <Field label={t('field.regulationCode')} error={errorOf('regulationCode')}>
          <Input
            value={draft.regulationCode ?? ''}
            maxLength={60}
            onChange={({ currentTarget }) => onChange({ regulationCode: currentTarget.value || null })}
          />
        </Field>
      </div>
      <StepsField steps={draft.steps} onChange={steps => onChange({ steps })} />
    </>
  )
}
