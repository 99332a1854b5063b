import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import type { Position } from '../../../../lib/position'
import { LocationButton, type LocationProblem } from './location-button'

type PositionFieldProps = { value: Position | null; onChange: (position: Position | null) => void }

/** Five digits are about a meter, which is more than a site needs. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** Where the site is, taken from the device of somebody who stands there. Stored when the form is saved. */
export function PositionField({ value, onChange }: PositionFieldProps) {
  const { t } = useTranslation('sites')
  const { i18n } = useTranslation()
  const degrees = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 5 })
  const [problem, setProblem] = useState<LocationProblem | null>(null)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong">{t('position.title')}</legend>
      <p className="text-muted">{t('position.hint')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LocationButton
          onProblem={setProblem}
          onPosition={({ latitude, longitude }) =>
            onChange({ latitude: rounded(latitude), longitude: rounded(longitude) })
          }
        />
        <span className="tabular" role="status">
          {value
            ? `${degrees.format(value.latitude)}, ${degrees.format(value.longitude)}`
            : t('position.none')}
        </span>
        {value && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {t('position.remove')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger">
          {t(`position.${problem}`)}
        </p>
      )}
    </fieldset>
  )
}
