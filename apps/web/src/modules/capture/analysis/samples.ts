/** Pictures of our own making: three on which the shipped detector finds something, one in order. */
export const samples = [
  { id: 'hats', file: 'site-no-hats.jpg' },
  { id: 'excavator', file: 'excavator.jpg' },
  { id: 'fire', file: 'fire.jpg' },
  { id: 'tidy', file: 'tidy.jpg' },
] as const

export type Sample = (typeof samples)[number]

const addressOfSample = ({ file }: Sample) => `/samples/${file}`

/** Small enough for a phone to load four of them beside the page. */
export const thumbnailOfSample = (sample: Sample) => addressOfSample(sample).replace(/jpg$/, 'thumbnail.webp')

export async function fetchSample(sample: Sample): Promise<File> {
  const response = await fetch(addressOfSample(sample))
  if (!response.ok) throw new Error(`Error ${response.status}: ${response.statusText}`)
  return new File([await response.blob()], sample.file, { type: 'image/jpeg' })
}
