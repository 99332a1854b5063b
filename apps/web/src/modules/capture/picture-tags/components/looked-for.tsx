import { type TagSeen, tagStates } from '@plumbline/contract/capture/picture-tags'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../../../components/ui/disclosure'
import { useFormats } from '../../../../lib/format'
import { usePictureTags } from '../api/picture-tags'

/** Everything a photo was searched for as a whole, and how far to trust that it was seen or not. */
export function LookedFor({ resultId }: { resultId: string }) {
  const { t } = useTranslation('picture-tags')
  const { number } = useFormats()
  const { data } = usePictureTags(resultId)
  if (!data || data.items.length === 0) return null
  const { items, testedOn } = data
  const groups = tagStates.map(state => ({ state, tags: items.filter(each => each.state === state) }))
  return (
    <Disclosure
      title={t('all')}
      titleClass="font-strong text-ink"
      compact
      className="text-caption text-muted"
    >
      <dl className="grid gap-3 py-2">
        {groups.map(
          ({ state, tags }) =>
            tags.length > 0 && (
              <div key={state}>
                <dt className="font-strong text-ink">{t(`state.${state}`)}</dt>
                {tags.map(item => (
                  <TagLine key={item.tag} item={item} />
                ))}
              </div>
            ),
        )}
      </dl>
      <p>{t('limits', { total: number(testedOn) })}</p>
    </Disclosure>
  )
}

function TagLine({ item: { tag, chance, measured } }: { item: TagSeen }) {
  const { t } = useTranslation('picture-tags')
  const { percent } = useFormats()
  const { precision, recall } = measured
  return (
    <dd>
      {t(`tag.${tag}`)} · {t('sure', { share: percent(chance) })} ·{' '}
      {precision !== null && recall !== null
        ? t('measured', { precision: percent(precision), recall: percent(recall) })
        : t('unmeasured')}
    </dd>
  )
}
