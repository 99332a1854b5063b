import { ComingPublic } from './coming-public'

export default function HowItWorksPage() {
  return <ComingPublic page="howItWorks" />
}
