import { MapPin, Pencil } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import { allowedPosition, nearestOf } from '../../../../lib/position'
import { useActiveSites } from '../../../../lib/sites'
import PlacePicker, { type PlacePickerProps } from '../../../identity/sites/components/place-picker'

/** The site and the area in one line, as this user left them; opened, they can be changed. */
export function PlaceLine(props: PlacePickerProps) {
  const { value, onChange } = props
  const { t } = useTranslation('sites')
  const sites = useActiveSites()
  const [isOpen, setOpen] = useState(false)
  const nearby = useNearbySite(value.siteId)
  if (isOpen) return <PlacePicker {...props} />
  if (!sites || sites.length === 0) return null
  const site = sites.find(({ id }) => id === value.siteId)
  const text = [site?.name ?? t('picker.none'), value.area.trim()].filter(Boolean).join(' · ')
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line px-3 text-left hover:bg-sunken"
        onClick={() => setOpen(true)}
      >
        <MapPin className="size-5 shrink-0 text-muted" aria-hidden />
        <span className="min-w-0 flex-1 truncate">{text}</span>
        <Pencil className="size-4 shrink-0 text-muted" aria-hidden />
        <span className="sr-only">{t('picker.change')}</span>
      </button>
      {nearby && (
        <Button
          look="secondary"
          className="justify-self-start"
          onClick={() => onChange({ siteId: nearby.id, area: '' })}
        >
          {t('location.near', { name: nearby.name })}
        </Button>
      )}
    </div>
  )
}

/** Only where this person let the product know their location before; it is never asked for here. */
function useNearbySite(chosen: string | null) {
  const sites = useActiveSites()
  const [nearbyId, setNearbyId] = useState<string | null>(null)
  const look = useEffectEvent(async () => {
    if (!sites?.some(({ latitude }) => latitude !== null)) return
    const position = await allowedPosition()
    setNearbyId((position && nearestOf(sites, position)?.id) ?? null)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list arrives
  useEffect(() => void look(), [sites])
  return nearbyId === chosen ? undefined : sites?.find(({ id }) => id === nearbyId)
}
