import type { LibraryRecord } from '@plumbline/assistant'
import { GivenCodes } from './codes'
import { type Figure, figuresIn, rangeStartsIn } from './figures'

/** Everything a model was given for one answer: what it may cite, and the figures it may state. */
export class Given {
  readonly codes = new GivenCodes()
  private readonly numbers = new Set<number>()
  private readonly quantities = new Set<string>()

  addRecords(records: readonly LibraryRecord[]) {
    for (const record of records) {
      this.codes.add(record.code)
      this.addData(record)
    }
  }

  /** Texts and numbers, however deep they are. Their codes can't be cited: only a record is a source. */
  addData(value: unknown) {
    if (typeof value === 'number') this.numbers.add(value)
    else if (typeof value === 'string') this.addText(value)
    else if (value && typeof value === 'object') for (const each of Object.values(value)) this.addData(each)
  }

  hasFigure({ values, unit }: Figure): boolean {
    return values.some(value => (unit ? this.quantities.has(`${value} ${unit}`) : this.numbers.has(value)))
  }

  private addText(text: string) {
    for (const { values, unit } of [...figuresIn(text), ...rangeStartsIn(text)])
      for (const value of values) {
        this.numbers.add(value)
        if (unit) this.quantities.add(`${value} ${unit}`)
      }
  }
}
