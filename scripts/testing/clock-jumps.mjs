/**
 * With TEST_CLOCK_JUMPS=1 the date jumps forward and back by up to an hour every second, as on a machine whose clock
 * is being corrected. Timers and `performance.now()` stay steady, so whatever measures time with them still works.
 */
const HALF_HOUR_MS = 30 * 60_000
const EVERY_MS = 1_000
const isInstalled = Symbol.for('plumbline.clock-jumps')

/** The same for all that ask within one second; neighboring seconds have nothing in common. */
function offset() {
  const second = Math.floor(performance.now() / EVERY_MS)
  const fraction = Math.abs(Math.sin(second * 12.9898) * 43_758.5453) % 1
  return Math.round((fraction * 2 - 1) * HALF_HOUR_MS)
}

// The test files of a worker share the global object, and this runs before each of them.
if (process.env.TEST_CLOCK_JUMPS === '1' && !globalThis[isInstalled]) {
  globalThis[isInstalled] = true
  const RealDate = Date
  const now = () => RealDate.now() + offset()
  // Not a subclass: dates that Node.js itself creates are instances of this one, too.
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  })
  RealDate.prototype.constructor = globalThis.Date
}
