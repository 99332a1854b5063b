import { Coming } from './coming'

export default function BillingPage() {
  return <Coming page="billing" />
}
