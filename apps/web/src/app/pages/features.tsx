import { ComingPublic } from './coming-public'

export default function FeaturesPage() {
  return <ComingPublic page="features" />
}
