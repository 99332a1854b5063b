import { useTranslation } from 'react-i18next'
import {
  fetchSample,
  type Sample,
  samples,
  thumbnailOfSample,
} from '../../../../modules/capture/analysis/samples'

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
            <button
              type="button"
              onClick={() => void fetchSample(sample).then(onPhoto, onMissing)}
              className="grid w-full gap-1.5 rounded-md text-left text-caption hover:underline"
            >
              <img
                src={thumbnailOfSample(sample)}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                className="aspect-4/3 h-auto w-full rounded-md border border-line bg-sunken object-cover"
              />
              {t(`chooser.${sample.id}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
