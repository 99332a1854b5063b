import type { Regulation } from '@plumbline/contract/library/regulation-records'
import { type Priority, priorities, proposedDueDate } from '@plumbline/contract/options'
import { createTask } from '@plumbline/contract/work/tasks'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Alert } from '../../../../../components/ui/alert'
import { Button } from '../../../../../components/ui/button'
import { Dialog } from '../../../../../components/ui/dialog'
import { Field } from '../../../../../components/ui/field'
import { Input, Textarea } from '../../../../../components/ui/input'
import { Select } from '../../../../../components/ui/select'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { today } from '../../../../../lib/today'
import { useAssignees } from '../../api/regulations'
import { nameOf, priorityOf } from './compliance-task'

type ComplianceDraft = {
  title: string
  description: string
  priority: Priority
  dueDate: string
  assignee: string
}

type ComplianceTaskDialogProps = { regulation: Regulation; onClose: () => void }

/** Turns a rule into something a person has to do by a day, and goes to it. */
export function ComplianceTaskDialog({ regulation, onClose }: ComplianceTaskDialogProps) {
  const { t } = useTranslation('regulations')
  const { t: common } = useTranslation()
  const errorMessage = useErrorMessage()
  const navigate = useNavigate()
  const form = useId()
  const [draft, setDraft] = useState<ComplianceDraft>(() => ({
    title: t('task.prefill', { regulation: nameOf(regulation) }).slice(0, 200),
    description: regulation.summary,
    priority: priorityOf(regulation.risk_level),
    dueDate: proposedDueDate(today(), { isFromRegulation: true }),
    assignee: '',
  }))
  const [asked, setAsked] = useState(false)
  const create = useApiMutation(createTask, {
    showsOwnError: true,
    onSuccess: task => {
      toast({ title: t('task.created'), description: task.title })
      onClose()
      navigate(`/tasks/${task.id}`)
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!draft.title.trim() || create.isPending) return
    create.mutate({
      body: {
        title: draft.title,
        description: draft.description,
        status: 'open',
        priority: draft.priority,
        dueDate: draft.dueDate || null,
        assignee: draft.assignee || null,
        regulationCode: regulation.regulation_code.slice(0, 60),
        severity: regulation.risk_level,
        tags: regulation.tags.slice(0, 30),
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('task.title')}
      description={regulation.title}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form={form} loading={create.isPending}>
            {t('task.create')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <ComplianceTaskFields draft={draft} onChange={setDraft} checked={asked} />
        {create.error && (
          <Alert tone="danger" title={t('task.failed.title')}>
            <p>{t('task.failed.explain')}</p>
            <p>{errorMessage(create.error)}</p>
          </Alert>
        )}
      </form>
    </Dialog>
  )
}

type ComplianceTaskFieldsProps = {
  draft: ComplianceDraft
  onChange: (draft: ComplianceDraft) => void
  /** Whether the form was submitted, so that a missing title is shown. */
  checked: boolean
}

function ComplianceTaskFields({ draft, onChange, checked }: ComplianceTaskFieldsProps) {
  const { t } = useTranslation('regulations')
  const { t: errors } = useTranslation('errors')
  const members = useAssignees()
  const { title, description, priority, dueDate, assignee } = draft
  const set = (changes: Partial<ComplianceDraft>) => onChange({ ...draft, ...changes })
  return (
    <>
      <Field
        label={t('task.name')}
        required
        error={checked && !title.trim() ? errors('field.required') : undefined}
      >
        <Input value={title} maxLength={200} onChange={event => set({ title: event.currentTarget.value })} />
      </Field>
      <Field label={t('task.description')}>
        <Textarea
          value={description}
          maxLength={10_000}
          onChange={event => set({ description: event.currentTarget.value })}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('task.priority')}>
          <Select
            value={priority}
            options={priorities.map(value => ({ value, label: t(`task.priorities.${value}`) }))}
            onChange={event => set({ priority: event.currentTarget.value as Priority })}
          />
        </Field>
        <Field label={t('task.due')}>
          <Input
            type="date"
            value={dueDate}
            onChange={event => set({ dueDate: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Field label={t('task.assignee')}>
        <Select
          value={assignee}
          placeholder={t('task.nobody')}
          options={members.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={event => set({ assignee: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
