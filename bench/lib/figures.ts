/** One measured figure, with what it is measured against in the same run. */
export type Figure = {
  name: string
  value: number
  unit: string
  /** The same thing done in the barest way, or by somebody else. */
  yardstick?: { name: string; value: number }
  /** Of the value and the yardstick, the way round that the goal is about. */
  ratio?: number
  goal?: string
  met?: boolean
}

const MARK = 'figure '

/** Prints one figure for `npm run bench`, which collects them from what every bench prints. */
export function figure(measured: Figure) {
  console.log(`${MARK}${JSON.stringify(measured)}`)
}

const NOTE = 'note '

/** Prints what readers of the results have to know, such as what was left out and why. */
export function note(text: string) {
  console.log(`${NOTE}${text.replaceAll('\n', ' ')}`)
}

export const notesIn = (output: string) =>
  output
    .split('\n')
    .filter(line => line.startsWith(NOTE))
    .map(line => line.slice(NOTE.length))

/** The figures among the lines that a bench printed. */
export const figuresIn = (output: string): Figure[] =>
  output
    .split('\n')
    .filter(line => line.startsWith(`${MARK}{`))
    .map(line => JSON.parse(line.slice(MARK.length)) as Figure)

/** The value that this share of all values is not above. */
export const quantile = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
