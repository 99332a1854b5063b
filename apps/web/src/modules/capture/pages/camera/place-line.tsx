import { MapPin, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/ui/button'
import type { Place } from '../../../../lib/place'
import { useActiveSites } from '../../../../lib/sites'
import { useNearbySite } from '../../../../lib/use-place'
import PlacePicker, { type PlacePickerProps } from '../../../identity/sites/components/place-picker'

/** The site and the area in one line, as this user left them; opened, they can be changed. An unknown site is asked for. */
export function PlaceLine(props: PlacePickerProps) {
  const { value, onChange } = props
  const { t } = useTranslation('sites')
  const sites = useActiveSites()
  const [isOpen, setOpen] = useState(false)
  const nearby = useNearbySite(value, onChange)
  const site = sites?.find(({ id }) => id === value.siteId)
  const isAsked = !site && sites && sites.length > 1
  const choose = (place: Place) => {
    // It stays open for the area.
    setOpen(true)
    onChange(place)
  }
  if (isOpen || isAsked) return <PlacePicker {...props} onChange={choose} />
  if (!site) return null
  const text = [site.name, value.area.trim()].filter(Boolean).join(' · ')
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
