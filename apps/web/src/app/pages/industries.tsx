import { ComingPublic } from './coming-public'

export default function IndustriesPage() {
  return <ComingPublic page="industries" />
}
