import { Hero } from './home/hero'
import { Honesty } from './home/honesty'
import { SampleFinding } from './home/sample-finding'
import { StartBanner } from './home/start-banner'
import { Steps } from './home/steps'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Steps />
      <SampleFinding />
      <Honesty />
      <StartBanner />
    </>
  )
}
