import { StartBanner } from '../start-banner'
import { Hero } from './home/hero'
import { Checked, Figures, Library, OwnServer } from './home/proof'
import { Steps } from './home/steps'

export default function HomePage() {
  return (
    <>
      <Hero />
      <Steps />
      <Checked />
      <Figures />
      <Library />
      <OwnServer />
      <StartBanner />
    </>
  )
}
