import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { loadAssistantPanel } from './load-assistant-panel'
import type { AssistantPanelState } from './use-assistant-panel'

/** Shows and hides the assistant beside a screen. */
export function AssistantToggle({ panel, className }: { panel: AssistantPanelState; className?: string }) {
  const { t } = useTranslation('results')
  return (
    <Button
      look="secondary"
      {...(className && { className })}
      aria-expanded={panel.isOpen}
      icon={<MessageSquareText className="size-5" aria-hidden />}
      onPointerEnter={() => void loadAssistantPanel()}
      onClick={panel.toggle}
    >
      {t(panel.isOpen ? 'copilot.hide' : 'copilot.show')}
    </Button>
  )
}

/** Asks about one finding. */
export function AskAssistant({ onClick, className }: { onClick: () => void; className?: string }) {
  const { t } = useTranslation('results')
  return (
    <Button
      look="quiet"
      {...(className && { className })}
      icon={<MessageSquareText className="size-4" aria-hidden />}
      onPointerEnter={() => void loadAssistantPanel()}
      onClick={onClick}
    >
      {t('copilot.ask')}
    </Button>
  )
}
