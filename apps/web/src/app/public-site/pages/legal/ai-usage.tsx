import { LegalPage } from './legal-page'

export default function AiUsagePage() {
  return <LegalPage document="legal-ai-usage" />
}
