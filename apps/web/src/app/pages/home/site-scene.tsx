import { useTranslation } from 'react-i18next'
import { EvidenceBox } from '../../../components/ui/evidence-box'
import { Scene } from './scene-parts'

/** A drawn building site with three findings, marked as the product marks them on a photo. */
export function SiteScene() {
  const { t } = useTranslation('public')
  return (
    <figure>
      <div className="relative overflow-hidden rounded-lg border border-line">
        <Scene viewBox="0 0 960 640" label={t('home.scene.alt')} />
        <EvidenceBox
          severity="Medium"
          label={t('home.scene.edge')}
          className="top-[15.5%] left-[37.5%] h-[16.5%] w-[12%]"
        />
        <EvidenceBox
          severity="High"
          label={t('home.scene.heads')}
          className="top-[62%] left-[50.5%] h-[22.5%] w-[12.5%]"
        />
        <EvidenceBox
          severity="Low"
          label={t('home.scene.cable')}
          className="top-[88%] left-[11%] h-[8.5%] w-[31.5%]"
        />
      </div>
      <figcaption className="mt-2 text-caption text-subtle">{t('home.scene.caption')}</figcaption>
    </figure>
  )
}
