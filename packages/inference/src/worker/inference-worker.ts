import { serve, type TaskContext, threadSetup } from '@plumbline/threads/serve'
import { openDetector } from '../detector/session'
import type { ImageFindings } from '../findings'
import { decodeImage } from '../image/decode'
import { lookOnce, lookThroughout, scaledBox } from '../image/look'
import type { DetectorProgress, DetectorRequest, DetectorResponse, DetectorSetup } from './protocol'

const { modelsFolder, threads } = threadSetup<DetectorSetup>()
const session = await openDetector(modelsFolder, threads)

type Task = TaskContext<DetectorProgress>

async function detectInImage(
  { source }: DetectorRequest & { type: 'image' },
  { throwIfCanceled, reportProgress }: Task,
): Promise<ImageFindings> {
  const { picture, width, height } = await decodeImage(source)
  const findings = await lookThroughout(session, picture, {
    checkpoint: (done, total) => {
      throwIfCanceled()
      reportProgress({ done, total })
    },
  })
  const [scaleX, scaleY] = [width / picture.width, height / picture.height]
  return {
    width,
    height,
    findings: findings.map(finding => ({ ...finding, box: scaledBox(finding.box, scaleX, scaleY) })),
  }
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
