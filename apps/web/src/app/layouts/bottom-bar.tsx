import type { PlaceId } from 'virtual:navigation'
import { Camera, Ellipsis } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { cx } from '../../lib/cx'
import { hasOwnCamera, openCamera, openWithPhoto } from '../../modules/capture/analysis/capture/capture-state'
import { PhotoInput } from '../../modules/capture/analysis/capture/photo-input'
import { placeOf } from '../navigation'

const beside: readonly [PlaceId[], PlaceId[]] = [['dashboard', 'violations'], ['tasks']]

const CELL_CLASS = 'flex h-16 flex-col items-center justify-center gap-0.5 text-caption'

const CURRENT_CLASS =
  'font-strong text-ink before:absolute before:top-0 before:h-1 before:w-8 before:rounded-b-sm before:bg-signal'

/** A phone's main places, the camera in the thumb's reach. */
export function BottomBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <nav
      aria-label={t('nav.quick')}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {beside[0].map(id => (
        <BarLink key={id} id={id} />
      ))}
      <button
        type="button"
        className="flex h-16 items-center justify-center"
        onClick={() => (hasOwnCamera() ? openCamera() : input.current?.click())}
      >
        <span className="flex size-14 items-center justify-center rounded-full bg-signal text-on-signal">
          <Camera className="size-6" aria-hidden />
        </span>
        <span className="sr-only">{t('nav.camera')}</span>
      </button>
      <PhotoInput ref={input} label={t('nav.camera')} onPhoto={openWithPhoto} />
      {beside[1].map(id => (
        <BarLink key={id} id={id} />
      ))}
      <button type="button" className={cx(CELL_CLASS, 'text-muted')} onClick={onMore}>
        <Ellipsis className="size-6" aria-hidden />
        <span className="max-w-full truncate px-1">{t('nav.more')}</span>
      </button>
    </nav>
  )
}

function BarLink({ id }: { id: PlaceId }) {
  const { t } = useTranslation()
  const place = placeOf(id)
  if (!place) return null
  return (
    <NavLink
      to={place.to}
      className={({ isActive }) => cx(CELL_CLASS, 'relative', isActive ? CURRENT_CLASS : 'text-muted')}
    >
      <place.Icon className="size-6" aria-hidden />
      <span className="max-w-full truncate px-1">{t(`nav.${id}`)}</span>
    </NavLink>
  )
}
