import { AssistantScreen } from './assistant/assistant-screen'

export default function AssistantPage() {
  return <AssistantScreen assistant="paulie" />
}
