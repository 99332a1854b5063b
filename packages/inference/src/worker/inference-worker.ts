import { serve, type TaskContext, threadSetup } from '@plumbline/threads/serve'
import { openDetector } from '../detector/session'
import type { Finding, ImageFindings } from '../findings'
import { decodeImage } from '../image/decode'
import { lookOnce, lookThroughout, scaledBox } from '../image/look'
import { watchScene } from '../scene-type/watch-scene'
import type { DetectorProgress, DetectorRequest, DetectorResponse, DetectorSetup } from './protocol'

const { modelsFolder, threads } = threadSetup<DetectorSetup>()
const session = await openDetector(modelsFolder, threads)

type Task = TaskContext<DetectorProgress>

async function detectInImage(
  { source, firstLook }: DetectorRequest & { type: 'image' },
  { throwIfCanceled, reportProgress }: Task,
): Promise<ImageFindings> {
  const { picture, width, height } = await decodeImage(source)
  const watched = watchScene(session)
  const [scaleX, scaleY] = [width / picture.width, height / picture.height]
  const inSource = (findings: readonly Finding[]): ImageFindings => ({
    width,
    height,
    looksLike: watched.guess(),
    findings: findings.map(finding => ({ ...finding, box: scaledBox(finding.box, scaleX, scaleY) })),
  })
  const findings = await lookThroughout(watched.session, picture, {
    ...(firstLook && {
      onFirstLook: (first: Finding[], done: number, total: number) =>
        reportProgress({ done, total, firstLook: inSource(first) }),
    }),
    checkpoint: (done, total) => {
      throwIfCanceled()
      reportProgress({ done, total })
    },
  })
  return inSource(findings)
}

serve<DetectorRequest, DetectorResponse, DetectorProgress>((request, task) => {
  switch (request.type) {
    case 'info':
      return session.card
    case 'image':
      return detectInImage(request, task)
    case 'frame':
      return lookOnce(session, request.frame)
  }
})
