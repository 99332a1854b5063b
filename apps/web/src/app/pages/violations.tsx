import { Coming } from './coming'

export default function ViolationsPage() {
  return <Coming page="violations" />
}
