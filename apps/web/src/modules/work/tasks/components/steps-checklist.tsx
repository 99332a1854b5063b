import type { Task } from '@plumbline/contract/work/tasks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../../components/ui/checkbox'
import { Progress } from '../../../../components/ui/progress'
import { cx } from '../../../../lib/cx'
import { useErrorMessage } from '../../../../lib/error-message'
import { toast } from '../../../../lib/toast'
import { inTurn, useTaskCache } from '../api/task'

type Tick = { index: number; text: string; done: boolean }

/** By its place, or by its words where someone moved it; null where it is gone. */
function ticked({ steps }: Task, { index, text, done }: Tick) {
  const at = steps[index]?.text === text ? index : steps.findIndex(step => step.text === text)
  return at < 0 ? null : steps.map((step, place) => (place === at ? { ...step, done } : step))
}

/** Ticked off one by one with a thumb; a tick shows at once and is taken back where it could not be saved. */
export function StepsChecklist({ task }: { task: Task }) {
  const { t } = useTranslation('tasks')
  const errorMessage = useErrorMessage()
  const { apply } = useTaskCache()
  const [ticks, setTicks] = useState<ReadonlyMap<number, boolean>>(new Map())
  const tick = useMutation({
    meta: { showsOwnError: true },
    scope: inTurn(task),
    mutationFn: (given: Tick) =>
      apply(task, current => {
        const steps = ticked(current, given)
        return steps && { steps }
      }),
    onError: error =>
      toast({ title: t('failed.update'), description: errorMessage(error), variant: 'destructive' }),
    onSettled: (_saved, _error, { index }) =>
      setTicks(current => new Map([...current].filter(([at]) => at !== index))),
  })
  const steps = task.steps.map((step, index) => ({ ...step, done: ticks.get(index) ?? step.done }))
  if (steps.length === 0) return <p className="text-muted">{t('steps.none')}</p>
  const done = steps.filter(step => step.done).length
  return (
    <div className="grid gap-3">
      <Progress
        label={t('steps.progress')}
        value={done}
        max={steps.length}
        valueText={t('row.steps', { done, count: steps.length })}
      />
      <ul className="grid">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may read the same
          <li key={index} className="border-b border-line last:border-b-0">
            <Checkbox
              label={<span className={cx(step.done && 'text-subtle line-through')}>{step.text}</span>}
              checked={step.done}
              onChange={({ currentTarget: { checked: done } }) => {
                setTicks(current => new Map(current).set(index, done))
                tick.mutate({ index, text: step.text, done })
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
