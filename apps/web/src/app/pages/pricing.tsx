import { ComingPublic } from './coming-public'

export default function PricingPage() {
  return <ComingPublic page="pricing" />
}
