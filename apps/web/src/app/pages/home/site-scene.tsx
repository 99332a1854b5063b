import { useTranslation } from 'react-i18next'
import { EvidenceBox } from '../../../components/ui/evidence-box'
import { Scene } from './scene-parts'

/** A drawn building site with two findings of the kind the detector makes, marked as on a photo. */
export function SiteScene() {
  const { t } = useTranslation('public')
  return (
    <figure>
      <div className="relative overflow-hidden rounded-lg border border-line">
        <Scene viewBox="0 0 960 640" label={t('home.scene.alt')} />
        <EvidenceBox
          severity="High"
          label={t('home.scene.heads')}
          labelFrom="right"
          className="top-[62%] left-[50.5%] h-[22.5%] w-[12.5%]"
        />
        <EvidenceBox
          severity="Medium"
          label={t('home.scene.plant')}
          labelFrom="right"
          className="top-[51%] left-[65.5%] h-[36%] w-[32%]"
        />
      </div>
      <figcaption className="mt-2 text-caption text-subtle">{t('home.scene.caption')}</figcaption>
    </figure>
  )
}
