import type { ChatContext } from '../assistant/use-chat'
import { AssistantScreen } from './assistant/assistant-screen'

/** What document 2 sends from this page. The server goes by the site and the account instead. */
const context: ChatContext = {
  industry: 'construction',
  worksite: 'commercial',
  regulations: ['OSHA', 'EPA'],
}

export default function AssistantPanelPage() {
  return <AssistantScreen assistant="copilot" context={context} />
}
