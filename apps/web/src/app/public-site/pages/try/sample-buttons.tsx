import { useTranslation } from 'react-i18next'
import { SampleButton } from '../../../../modules/capture/analysis/components/sample-button'
import { fetchSample, type Sample, samples } from '../../../../modules/capture/analysis/samples'

/** Those on which there is something to find. */
const offered = samples.filter((sample): sample is Exclude<Sample, { id: 'tidy' }> => sample.id !== 'tidy')

type SampleButtonsProps = { onPhoto: (file: File) => void; onMissing: () => void }

/** For visitors with no photo at hand: pictures of our own making. */
export function SampleButtons({ onPhoto, onMissing }: SampleButtonsProps) {
  const { t } = useTranslation('try')
  return (
    <div>
      <h3 className="font-strong">{t('chooser.samples')}</h3>
      <ul className="mt-3 grid grid-cols-3 gap-3 sm:gap-4">
        {offered.map(sample => (
          <li key={sample.id}>
            <SampleButton
              sample={sample}
              name={t(`chooser.${sample.id}`)}
              onClick={() => void fetchSample(sample).then(onPhoto, onMissing)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
