import { parentPort, workerData } from 'node:worker_threads'
import { openDetector } from '../detector/session'
import { AnalysisError } from '../errors'
import { decodeImage } from '../image/decode'
import { lookOnce, lookThroughout, scaledBox } from '../image/look'
import type { Assignment, LookedAtImage, Report, WorkerSetup } from './protocol'

const { modelsFolder, threads } = workerData as WorkerSetup
const report = (message: Report) => parentPort?.postMessage(message)

const session = await openDetector(modelsFolder, threads)

async function lookAtImage(assignment: Assignment & { do: 'image' }): Promise<LookedAtImage> {
  const { picture, width, height } = await decodeImage(assignment.source)
  const findings = await lookThroughout(session, picture, {
    checkpoint: (done, total) => {
      stopIfTold(assignment)
      report({ is: 'progress', id: assignment.id, done, total })
    },
  })
  const [across, down] = [width / picture.width, height / picture.height]
  return {
    width,
    height,
    findings: findings.map(finding => ({ ...finding, box: scaledBox(finding.box, across, down) })),
  }
}

function stopIfTold({ stop }: Assignment) {
  if (Atomics.load(stop, 0) === 1) throw new AnalysisError('canceled')
}

async function carryOut(assignment: Assignment): Promise<Report> {
  try {
    stopIfTold(assignment)
    const { id } = assignment
    if (assignment.do === 'image') return { is: 'image', id, result: await lookAtImage(assignment) }
    return { is: 'frame', id, findings: await lookOnce(session, assignment.frame) }
  } catch (error) {
    const failure =
      error instanceof AnalysisError
        ? error
        : new AnalysisError('engine_failed', error instanceof Error ? error.message : String(error))
    return { is: 'failed', id: assignment.id, code: failure.code, detail: failure.detail }
  }
}

parentPort?.on('message', async (assignment: Assignment) => report(await carryOut(assignment)))
report({ is: 'ready', info: session.card })
