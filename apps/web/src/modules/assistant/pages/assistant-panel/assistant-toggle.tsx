import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { loadCopilot } from './load-copilot'
import type { Copilot } from './use-copilot'

/** Shows and hides the assistant beside a screen. */
export function CopilotToggle({ copilot, className }: { copilot: Copilot; className?: string }) {
  const { t } = useTranslation('results')
  return (
    <Button
      look="secondary"
      {...(className && { className })}
      aria-expanded={copilot.isOpen}
      icon={<MessageSquareText className="size-5" aria-hidden />}
      onPointerEnter={() => void loadCopilot()}
      onClick={copilot.toggle}
    >
      {t(copilot.isOpen ? 'copilot.hide' : 'copilot.show')}
    </Button>
  )
}

/** Asks about one finding. */
export function AskCopilot({ onClick, className }: { onClick: () => void; className?: string }) {
  const { t } = useTranslation('results')
  return (
    <Button
      look="quiet"
      {...(className && { className })}
      icon={<MessageSquareText className="size-4" aria-hidden />}
      onPointerEnter={() => void loadCopilot()}
      onClick={onClick}
    >
      {t('copilot.ask')}
    </Button>
  )
}
