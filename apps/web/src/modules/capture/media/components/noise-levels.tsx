import type { AnalysisDetail } from '@plumbline/contract/capture/analysis'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../components/ui/badge'
import { clock, useFormats } from '../../../../lib/format'

type Noise = NonNullable<AnalysisDetail['noise']>

/** What was measured, with its units, and whether it is a measurement at all. */
export function NoiseLevels({ noise }: { noise: Noise }) {
  const { t } = useTranslation('results')
  const { number } = useFormats()
  const { laeqDb, peakDb, peakWeighting, osha, oshaAction, niosh, impulses, calibration } = noise
  const decibels = (value: number | null, unit: string) =>
    value === null ? t('noise.silent') : `${number(Math.round(value))} ${unit}`
  const hours = (value: number | null) =>
    value === null
      ? t('noise.wholeDay')
      : value >= 1
        ? t('noise.hours', { hours: number(Math.round(value * 10) / 10) })
        : t('noise.minutes', { minutes: number(Math.round(value * 60)) })
  const dose = ({ dosePercent, permittedHours }: Noise['osha']) =>
    t('noise.dose', { percent: number(Math.round(dosePercent)), time: hours(permittedHours) })
  const loudest = impulses.toSorted((a, b) => b.peakDb - a.peakDb)[0]
  const rows = [
    { name: t('noise.laeq'), value: decibels(laeqDb, 'dB(A)') },
    { name: t('noise.peak'), value: decibels(peakDb, `dB(${peakWeighting})`) },
    { name: t('noise.osha'), value: dose(osha) },
    ...(oshaAction
      ? [
          {
            name: t('noise.oshaAction'),
            value: t('noise.actionDose', { percent: number(Math.round(oshaAction.dosePercent)) }),
          },
        ]
      : []),
    { name: t('noise.niosh'), value: dose(niosh) },
    {
      name: t('noise.impulses'),
      value: loudest
        ? t('noise.impulsesHeard', {
            count: impulses.length,
            peak: number(Math.round(loudest.peakDb)),
            time: clock(loudest.time),
          })
        : t('noise.noImpulses'),
    },
  ]
  return (
    <section aria-labelledby="noise-title" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id="noise-title" className="font-strong">
          {t('noise.title')}
        </h3>
        <Badge tone={calibration === 'estimate' ? 'medium' : 'good'}>{t(`noise.${calibration}`)}</Badge>
      </div>
      <dl className="grid divide-y divide-line">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
