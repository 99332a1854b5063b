import { serve, type TaskContext, threadSetup } from '@plumbline/threads/serve'
import { openDetector, openScanner } from '../detector/session'
import type { Finding, ImageFindings, LookedAt } from '../findings'
import { openImage } from '../image/decode'
import { lookOnce, lookThroughout, scaledBox } from '../image/look'
import { isQuicklySeen, lookQuickly } from '../image/quick-look'
import { lookAtPosture } from '../posture/measure'
import { openPose, type PoseSession } from '../posture/session'
import { watchScene } from '../scene-type/watch-scene'
import { withFires } from '../tagger/fires'
import { openTagger } from '../tagger/session'
import { lowerThreadPriority } from './priority'
import type { DetectorProgress, DetectorRequest, DetectorResponse, DetectorSetup } from './protocol'

const { modelsFolder, threads, precision } = threadSetup<DetectorSetup>()
// Before the runtime starts threads of its own.
lowerThreadPriority()
const session = await openDetector(modelsFolder, { threads, precision })
const scanner = await openScanner(modelsFolder, { threads, precision })
const tagger = await openTagger(modelsFolder, { threads })
let pose: Promise<PoseSession> | undefined

/** Few people ask for a posture, so its network is only in memory once somebody has. */
function openedPose() {
  pose ??= openPose(modelsFolder, { threads })
  return pose
}

type Task = TaskContext<DetectorProgress>

async function detectInImage(
  { source, firstLook, thorough = false }: DetectorRequest & { type: 'image' },
  { throwIfCanceled, reportProgress }: Task,
): Promise<LookedAt> {
  const { width, height, working, decode } = await openImage(source)
  const size = session.card.inputSize
  const isThorough = thorough || isQuicklySeen(working.width, working.height, size)
  const watched = watchScene(session)
  const inSource = (findings: readonly Finding[]): ImageFindings => ({
    width,
    height,
    looksLike: watched.guess(),
    findings: findings.map(finding => ({
      ...finding,
      box: scaledBox(finding.box, width / working.width, height / working.height),
    })),
  })
  const full = () => decode(Math.max(working.width, working.height))
  const options = {
    ...(firstLook && {
      onFirstLook: (first: Finding[], done: number, total: number) =>
        reportProgress({ done, total, firstLook: inSource(first) }),
    }),
    checkpoint: (done: number, total: number) => {
      throwIfCanceled()
      reportProgress({ done, total })
    },
  }
  const findings = isThorough
    ? await lookThroughout(watched.session, await full(), options)
    : await lookQuickly(
        { detector: watched.session, scanner },
        { ...working, small: () => decode(size), full },
        options,
      )
  throwIfCanceled()
  const tags = await tagger.look(await decode(size))
  return { ...inSource(withFires(findings, tags, working)), isThorough, tags, tagger: tagger.card.version }
}

async function measurePosture(request: DetectorRequest & { type: 'posture' }, { throwIfCanceled }: Task) {
  return lookAtPosture(await openedPose(), request, throwIfCanceled)
}

serve<DetectorRequest, DetectorResponse, DetectorProgress>((request, task) => {
  switch (request.type) {
    case 'info':
      return session.card
    case 'image':
      return detectInImage(request, task)
    case 'frame':
      return lookOnce(session, request.frame)
    case 'posture':
      return measurePosture(request, task)
  }
})
