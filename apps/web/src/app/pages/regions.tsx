import { ComingPublic } from './coming-public'

export default function RegionsPage() {
  return <ComingPublic page="regions" />
}
