import { type Sample, thumbnailOfSample } from '../samples'

type SampleButtonProps = { sample: Sample; name: string; onClick: () => void; onMissing?: () => void }

/** One of our own pictures, to be checked in place of a photo. */
export const SampleButton = ({ sample, name, onClick, onMissing }: SampleButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="grid w-full gap-1.5 rounded-md text-left text-caption hover:underline"
  >
    <img
      src={thumbnailOfSample(sample)}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      onError={onMissing}
      className="aspect-4/3 h-auto w-full rounded-md border border-line bg-sunken object-cover"
    />
    {name}
  </button>
)
