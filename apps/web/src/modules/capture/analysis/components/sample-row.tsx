import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../../lib/error-message'
import { toast } from '../../../../lib/toast'
import { fetchSample, type Sample, samples } from '../samples'
import { SampleButton } from './sample-button'

/** For somebody with no site photo at hand. A sample that is not there is not offered. */
export default function SampleRow({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('analysis')
  const errorMessage = useErrorMessage()
  const [missing, setMissing] = useState<readonly Sample[]>([])
  const offered = samples.filter(sample => !missing.includes(sample))
  if (offered.length === 0) return null

  const choose = (sample: Sample) =>
    fetchSample(sample).then(onChoose, error =>
      toast({ title: t('samples.failed'), description: errorMessage(error), variant: 'destructive' }),
    )

  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-strong">{t('samples.title')}</h3>
      <p className="text-caption text-subtle">{t('samples.explain')}</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {offered.map(sample => (
          <li key={sample.id}>
            <SampleButton
              sample={sample}
              name={t(`samples.${sample.id}`)}
              onClick={() => choose(sample)}
              onMissing={() => setMissing(known => [...known, sample])}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
