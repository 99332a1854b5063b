import { type PpeItem, type PpeRule, ppeItems, ppeRules, type SitePpe } from '@plumbline/contract/options'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type PpeFieldProps = { value: SitePpe; onChange: (value: SitePpe) => void }

/** Five rows of three choices, each large enough for a finger in a glove. */
export function PpeField({ value, onChange }: PpeFieldProps) {
  const { t } = useTranslation('sites')
  return (
    <section aria-labelledby="ppe-title" className="grid gap-3">
      <div>
        <h3 id="ppe-title" className="font-strong">
          {t('ppe.title')}
        </h3>
        <p className="text-caption text-subtle">{t('ppe.explain')}</p>
      </div>
      <div className="grid gap-4 sm:gap-2">
        {ppeItems.map(item => (
          <PpeRow
            key={item}
            item={item}
            value={value[item]}
            onChange={rule => onChange({ ...value, [item]: rule })}
          />
        ))}
      </div>
    </section>
  )
}

type PpeRowProps = { item: PpeItem; value: PpeRule; onChange: (rule: PpeRule) => void }

function PpeRow({ item, value, onChange }: PpeRowProps) {
  const { t } = useTranslation('sites')
  const name = useId()
  return (
    <fieldset className="grid items-center gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <legend className="contents">
        <span>{t(`ppe.item.${item}`)}</span>
      </legend>
      <div className="grid grid-cols-3 overflow-hidden rounded-md border border-line-strong">
        {ppeRules.map(rule => (
          <label
            key={rule}
            className="relative flex min-h-control cursor-pointer items-center justify-center border-l border-line-strong px-2 text-center text-caption leading-tight first:border-l-0 has-checked:bg-signal has-checked:font-strong has-checked:text-on-signal has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus forced-color-adjust-none"
          >
            <input
              type="radio"
              name={name}
              value={rule}
              checked={value === rule}
              onChange={() => onChange(rule)}
              className="absolute inset-0 appearance-none opacity-0"
            />
            {t(`ppe.rule.${rule}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
