import { Hero } from './home/hero'
import { Checked, Figures, Library, OwnServer } from './home/proof'
import { Steps } from './home/steps'
import { StartBanner } from './public-site/start-banner'

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
