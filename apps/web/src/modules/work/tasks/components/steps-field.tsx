import type { TaskStep } from '@plumbline/contract/work/tasks'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { IconButton } from '../../../../components/ui/icon-button'
import { Input } from '../../../../components/ui/input'

const MOST = 100

type StepsFieldProps = { steps: readonly TaskStep[]; onChange: (steps: TaskStep[]) => void }

/** One line each; Enter starts the next one. */
export function StepsField({ steps, onChange }: StepsFieldProps) {
  const { t } = useTranslation('tasks')
  const list = useRef<HTMLOListElement>(null)

  const add = (at: number) => {
    if (steps.length >= MOST) return
    onChange([...steps.slice(0, at), { text: '', done: false }, ...steps.slice(at)])
    // The new line is there after the next paint.
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[at]?.focus())
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-strong">{t('field.steps')}</legend>
      <ol ref={list} className="grid gap-2 empty:hidden">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
          <li key={index} className="flex items-center gap-2">
            <Input
              aria-label={t('steps.one', { index: index + 1 })}
              value={step.text}
              maxLength={1000}
              onChange={({ currentTarget }) =>
                onChange(
                  steps.map((each, at) => (at === index ? { ...each, text: currentTarget.value } : each)),
                )
              }
              onKeyDown={event => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                event.preventDefault()
                add(index + 1)
              }}
            />
            <IconButton
              label={t('steps.remove', { index: index + 1 })}
              onClick={() => onChange(steps.filter((_, at) => at !== index))}
            >
              <Trash2 className="size-5" aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        look="secondary"
        className="justify-self-start"
        disabled={steps.length >= MOST}
        icon={<Plus className="size-5" aria-hidden />}
        onClick={() => add(steps.length)}
      >
        {t('steps.add')}
      </Button>
    </fieldset>
  )
}
