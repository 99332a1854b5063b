import { ComingPublic } from './coming-public'

export default function AboutPage() {
  return <ComingPublic page="about" />
}
