import type { Role } from '@plumbline/contract/options'
import { MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Field } from '../../../../components/ui/field'
import { Input } from '../../../../components/ui/input'
import { Select } from '../../../../components/ui/select'
import { type Place, recentAreas } from '../../../../lib/place'
import { nearestOf } from '../../../../lib/position'
import { useActiveSites } from '../../../../lib/sites'
import { useSettledPlace } from '../../../../lib/use-place'
import { LocationButton, type LocationProblem } from './location-button'
import { PlaceSkeleton } from './place-skeleton'

const MAX_AREA_LENGTH = 200

export type PlacePickerProps = {
  userId: string
  role: Role
  value: Place
  onChange: (place: Place) => void
}

/** Where the files were taken: the site, and which part of it in a person's own words. */
export default function PlacePicker({ userId, role, value, onChange }: PlacePickerProps) {
  const { t } = useTranslation('sites')
  const sites = useActiveSites()
  useSettledPlace(value, onChange)
  const areas = recentAreas(userId, value.siteId).filter(area => area !== value.area)
  const listId = useId()
  const [first] = sites ?? []
  if (!sites) return <PlaceSkeleton />
  if (!first) return null
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {sites.length === 1 ? (
          <p className="flex min-h-control items-center gap-2 text-muted sm:mt-6">
            <MapPin className="size-5 shrink-0" aria-hidden />
            {t('picker.one', { name: first.name })}
          </p>
        ) : (
          <Field
            label={t('picker.label')}
            aside={
              role !== 'user' && (
                <Link
                  to="/settings?tab=sites"
                  className="relative text-caption underline after:absolute after:-inset-x-2 after:-inset-y-3"
                >
                  {t('picker.manage')}
                </Link>
              )
            }
          >
            <Select
              value={value.siteId ?? ''}
              placeholder={t('picker.choose')}
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => onChange({ siteId: currentTarget.value || null, area: '' })}
            />
          </Field>
        )}
        <Field label={t('picker.area')}>
          <Input
            value={value.area}
            maxLength={MAX_AREA_LENGTH}
            placeholder={t('picker.areaExample')}
            autoComplete="off"
            list={listId}
            onChange={({ currentTarget }) => onChange({ ...value, area: currentTarget.value })}
          />
        </Field>
        <datalist id={listId}>
          {areas.map(area => (
            <option key={area} value={area} />
          ))}
        </datalist>
      </div>
      {sites.length > 1 && sites.some(({ latitude }) => latitude !== null) && (
        <NearestSite
          onFound={siteId => onChange({ siteId, area: value.siteId === siteId ? value.area : '' })}
        />
      )}
    </div>
  )
}

/** Computed here from the sites' positions; where the person is isn't sent to anybody. */
function NearestSite({ onFound }: { onFound: (siteId: string) => void }) {
  const { t } = useTranslation('sites')
  const sites = useActiveSites() ?? []
  const [outcome, setOutcome] = useState<LocationProblem | 'far' | null>(null)
  return (
    <div className="grid justify-items-start gap-2">
      <LocationButton
        onProblem={setOutcome}
        onPosition={position => {
          const nearest = nearestOf(sites, position)
          if (nearest) onFound(nearest.id)
          else setOutcome('far')
        }}
      />
      {outcome && (
        <p role="status" className="text-muted">
          {t(`location.${outcome}`)}
        </p>
      )}
    </div>
  )
}
