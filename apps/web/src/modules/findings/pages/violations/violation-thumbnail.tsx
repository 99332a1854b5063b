import type { Violation } from '@plumbline/contract/findings/violations'
import { PictureCrop } from '../../../capture/media/components/picture-crop'

/** What a row of a list shows of the picture. */
export const ViolationThumbnail = ({ violation }: { violation: Violation }) => (
  <PictureCrop
    url={violation.mediaUrl?.replace('size=display', 'size=thumbnail') ?? null}
    frame={violation.mediaSize}
    boxes={violation.boundingBoxes}
    severity={violation.severity}
  />
)
