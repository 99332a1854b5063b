/** Loaded before the product: the clock of its process is wrong by so many milliseconds. */
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + shift] : args))
  }

  static now() {
    return RealDate.now() + shift
  }
}
