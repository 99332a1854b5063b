import type { Violation } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../components/ui/skeleton'
import { CloseUp } from '../../media/components/close-up'
import { usePicture } from '../../media/picture/use-picture'
import type { Evidence } from './use-evidence'

type EvidenceCloseUpProps = { violation: Violation; evidence: Evidence }

/** A photo is loaded once for all its violations; a violation in a video has a frame of its own. */
export function EvidenceCloseUp({ violation, evidence }: EvidenceCloseUpProps) {
  return evidence.kind === 'video' ? (
    <OfFrame violation={violation} evidence={evidence} />
  ) : (
    <OfPicture violation={violation} evidence={evidence} picture={evidence.picture} />
  )
}

function OfFrame({ violation, evidence }: EvidenceCloseUpProps) {
  const picture = usePicture(violation.mediaUrl)
  return <OfPicture violation={violation} evidence={evidence} picture={picture} />
}

function OfPicture({ violation, evidence, picture }: EvidenceCloseUpProps & Pick<Evidence, 'picture'>) {
  const { t } = useTranslation('results')
  if (picture.is === 'failed') return null
  const frame = picture.is === 'ready' && evidence.frameOf(picture.image)
  if (picture.is === 'loading' || !frame) return <Skeleton className="size-full" />
  return (
    <CloseUp
      image={picture.image}
      frame={frame}
      boxes={evidence.boxesOf(violation)}
      alternative={t('picture.closeUp')}
    />
  )
}
