import {
  exposureLengths,
  type FineBreakdown,
  type FineInputs,
  fineProbabilities,
  fineSeverities,
  goodFaiths,
  inspectionHistories,
} from '@plumbline/contract/findings/violation-insights'
import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../components/ui/button'
import { Field } from '../../../../../components/ui/field'
import { Select } from '../../../../../components/ui/select'

type Used = FineBreakdown['inputs']
type FineInputsFormProps = { used: Used; changed: FineInputs; onChange: (inputs: FineInputs) => void }

/** More people than this make no difference to a fine. */
const MAX_LISTED_PEOPLE = 10

/** What the fine depends on. Changes only show what they would do; they aren't stored. */
export function FineInputsForm({ used, changed, onChange }: FineInputsFormProps) {
  const { t } = useTranslation('violations')
  const title = useId()
  const current: Used = {
    severity: withChange(used.severity, changed.severity),
    probability: withChange(used.probability, changed.probability),
    peopleExposed: withChange(used.peopleExposed, changed.peopleExposed),
    exposure: withChange(used.exposure, changed.exposure),
    goodFaith: withChange(used.goodFaith, changed.goodFaith),
    history: withChange(used.history, changed.history),
    grouped: withChange(used.grouped, changed.grouped),
  }
  const change = (part: FineInputs) => onChange({ ...changed, ...part })
  const people = Array.from({ length: MAX_LISTED_PEOPLE }, (_, at) => ({
    value: String(at + 1),
    label:
      at + 1 < MAX_LISTED_PEOPLE ? String(at + 1) : t('fine.inputs.peopleExposed.orMore', { number: at + 1 }),
  }))
  return (
    <section aria-labelledby={title} className="grid gap-3">
      <div>
        <h3 id={title} className="text-caption font-strong">
          {t('fine.inputs.title')}
        </h3>
        <p className="text-caption text-subtle">{t('fine.inputs.explain')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t('fine.inputs.severity.label')}
          input={current.severity}
          options={fineSeverities.map(value => ({ value, label: t(`fine.inputs.severity.${value}`) }))}
          onChoose={severity => change({ severity })}
        />
        <Choice
          label={t('fine.inputs.probability.label')}
          input={current.probability}
          options={fineProbabilities.map(value => ({ value, label: t(`fine.inputs.probability.${value}`) }))}
          onChoose={probability => change({ probability })}
        />
        <Choice
          label={t('fine.inputs.peopleExposed.label')}
          input={{
            ...current.peopleExposed,
            value: String(Math.min(current.peopleExposed.value, MAX_LISTED_PEOPLE)),
          }}
          options={people}
          onChoose={count => change({ peopleExposed: Number(count) })}
        />
        <Choice
          label={t('fine.inputs.exposure.label')}
          input={current.exposure}
          options={exposureLengths.map(value => ({ value, label: t(`fine.inputs.exposure.${value}`) }))}
          onChoose={exposure => change({ exposure })}
        />
        <Choice
          label={t('fine.settings.goodFaith.label')}
          input={current.goodFaith}
          options={goodFaiths.map(value => ({ value, label: t(`fine.settings.goodFaith.${value}`) }))}
          onChoose={goodFaith => change({ goodFaith })}
        />
        <Choice
          label={t('fine.settings.history.label')}
          input={current.history}
          options={inspectionHistories.map(value => ({ value, label: t(`fine.settings.history.${value}`) }))}
          onChoose={history => change({ history })}
        />
        {!current.grouped.isFixed && (
          <Choice
            label={t('fine.inputs.grouped.label')}
            input={{ ...current.grouped, value: current.grouped.value ? 'together' : 'separate' }}
            options={(['together', 'separate'] as const).map(value => ({
              value,
              label: t(`fine.inputs.grouped.${value}`),
            }))}
            onChoose={value => change({ grouped: value === 'together' })}
          />
        )}
      </div>
      {Object.keys(changed).length > 0 && (
        <Button
          look="secondary"
          className="justify-self-start"
          icon={<RotateCcw className="size-5" aria-hidden />}
          onClick={() => onChange({})}
        >
          {t('fine.inputs.reset')}
        </Button>
      )}
    </section>
  )
}

type Input<T> = Omit<Used['severity'], 'value'> & { value: T }

/** A choice shows immediately, before the response to it. */
const withChange = <T,>(input: Input<T>, value: T | undefined): Input<T> =>
  input.isFixed || value === undefined ? input : { ...input, value, source: 'user' }

type ChoiceProps<T extends string> = {
  label: string
  input: Input<T>
  options: readonly { value: T; label: string }[]
  onChoose: (value: T) => void
}

function Choice<T extends string>({ label, input, options, onChoose }: ChoiceProps<T>) {
  const { t } = useTranslation('violations')
  const { value, source, isFixed } = input
  return (
    <Field label={label} hint={isFixed ? t('fine.inputs.fixed') : t(`fine.inputs.source.${source}`)}>
      <Select
        value={value}
        options={options}
        disabled={isFixed}
        onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}
      />
    </Field>
  )
}
