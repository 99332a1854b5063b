import { AssistantScreen } from './assistant/assistant-screen'

export default function PauliePage() {
  return <AssistantScreen assistant="paulie" />
}
