import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { Dialog } from '../../../../components/ui/dialog'

export default function LimitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('analysis')
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('limit.reached')}
      description={t('limit.usedUp')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('limit.later')}
          </Button>
          <ButtonLink to="/billing/subscribe">{t('limit.upgrade')}</ButtonLink>
        </>
      }
    />
  )
}
