import { Coming } from './coming'

export default function RegulationsPage() {
  return <Coming page="regulations" />
}
