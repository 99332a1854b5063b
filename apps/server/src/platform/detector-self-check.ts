import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DetectorState } from '@plumbline/contract'
import { checkDetector, processorName, readReference } from '@plumbline/inference'
import type { Logger } from 'pino'

type SelfCheckDeps = {
  /** Where the result is kept between starts. */
  file: string
  log: Logger
  /** Tests stand in for a processor here. */
  check?: (options: { signal: AbortSignal }) => Promise<DetectorState>
}

/** Checks once per machine whether its processor finds what the detector finds elsewhere, and remembers the result. */
export class DetectorSelfCheck {
  private readonly deps: SelfCheckDeps
  private readonly stopping = new AbortController()
  private checking: Promise<void> | undefined
  private latest: DetectorState | undefined

  constructor(deps: SelfCheckDeps) {
    this.deps = deps
  }

  start() {
    this.checking ??= this.run().catch((error: unknown) => {
      if (!this.stopping.signal.aborted)
        this.deps.log.error({ err: error }, 'the detector could not be checked on this machine')
    })
  }

  async stop() {
    this.stopping.abort()
    await this.checking
  }

  /** Undefined until the check is done. */
  last(): DetectorState | undefined {
    return this.latest
  }

  /** How this machine should compute. Where the check failed, analyses run as ever and say themselves what is wrong. */
  readonly precision = async () => {
    await this.checking
    return this.latest?.precision ?? 'fast'
  }

  private async run() {
    const { file, check = checkDetector } = this.deps
    const known = await recall(file)
    this.stopping.signal.throwIfAborted()
    this.latest = known ?? (await check({ signal: this.stopping.signal }))
    this.report(this.latest)
    if (known) return
    await mkdir(dirname(file), { recursive: true })
    // Whoever reads the file finds all of it or none.
    await writeFile(`${file}.new`, JSON.stringify(this.latest))
    await rename(`${file}.new`, file)
  }

  private report(state: DetectorState) {
    const { log } = this.deps
    if (!state.passed)
      log.error(
        state,
        'the detector deviates on this processor even with the safe setting: do not rely on it',
      )
    else if (state.precision === 'safe')
      log.warn(state, 'the detector deviates on this processor: it uses the safe setting, which is slower')
    else log.info(state, 'the detector finds in the reference picture what it should')
  }
}

/** What an earlier start found, unless the processor or the detector is another one now. */
async function recall(file: string): Promise<DetectorState | undefined> {
  try {
    const known = DetectorState.parse(JSON.parse(await readFile(file, 'utf8')))
    const { detector } = await readReference()
    return known.processor === processorName() && known.detector === detector ? known : undefined
  } catch {
    return undefined
  }
}
