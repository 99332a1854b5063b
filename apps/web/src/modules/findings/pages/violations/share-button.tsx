import { Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../app/lazy-page'
import { Button } from '../../../../components/ui/button'
import type { ShareDialogProps } from '../../report-links/components/share-dialog'

const ShareDialog = lazyPage<ShareDialogProps>(
  () => import('../../report-links/components/share-dialog'),
  'sharing',
)

export function ShareButton({ violationId }: { violationId: string }) {
  const { t } = useTranslation('violations')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        icon={<Share2 className="size-5" aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('action.share')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog violationId={violationId} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
