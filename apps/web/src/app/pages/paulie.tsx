import { Coming } from './coming'

export default function PauliePage() {
  return <Coming page="paulie" />
}
