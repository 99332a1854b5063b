import { Coming } from './coming'

export default function CopilotPage() {
  return <Coming page="copilot" />
}
