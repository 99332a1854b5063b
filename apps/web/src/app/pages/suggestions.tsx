import { Coming } from './coming'

export default function SuggestionsPage() {
  return <Coming page="suggestions" />
}
