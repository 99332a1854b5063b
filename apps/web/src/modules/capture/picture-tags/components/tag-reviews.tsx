import type { TagSeen, TagsSeen } from '@plumbline/contract/capture/picture-tags'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ChoiceButton, type ChoiceLook } from '../../../../components/ui/choice-button'
import { useFormats } from '../../../../lib/format'
import { useChosen } from '../../../../lib/use-chosen'
import { useTagReview } from '../api/picture-tags'

type TagReviewsProps = { resultId: string; seen: TagsSeen }

/** What a photo seems to show, each to be called right or wrong with one tap; or that nothing was recognized. */
export function TagReviews({ resultId, seen: { isRecognized, items } }: TagReviewsProps) {
  const { t } = useTranslation('picture-tags')
  const told = items.filter(({ state, review }) => state === 'shown' || review)
  if (told.length === 0)
    return isRecognized ? null : <p className="border-t border-line pt-4">{t('notRecognized')}</p>
  return (
    <section aria-labelledby="shows-title" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id="shows-title" className="text-title font-strong">
          {t('title')}
        </h3>
        <p className="text-muted">{t('explain')}</p>
      </div>
      <ul className="grid gap-2">
        {told.map(item => (
          <TagRow key={item.tag} resultId={resultId} item={item} />
        ))}
      </ul>
      {!isRecognized && <p>{t('notRecognized')}</p>}
    </section>
  )
}

function TagRow({ resultId, item }: { resultId: string; item: TagSeen }) {
  const { t } = useTranslation('picture-tags')
  const { percent, dateTime } = useFormats()
  const { tag, chance, review } = item
  const { mutate } = useTagReview()
  const [chosen, choose] = useChosen(review?.isRight, (isRight: boolean | undefined, options) => {
    if (isRight !== undefined) mutate({ params: { id: resultId }, body: { tag, isRight } }, options)
  })
  const name = t(`tag.${tag}`)
  return (
    <li className="flex items-center gap-2 rounded-lg border border-line p-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-strong">{name}</p>
        <p className="truncate text-caption text-subtle">
          {review
            ? t('by', { name: review.userName, date: dateTime(review.at) })
            : t('sure', { share: percent(chance) })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div role="group" aria-label={t('ask', { tag: name })} className="flex gap-2">
        {(['yes', 'no'] as const).map(answer => (
          <ChoiceButton
            key={answer}
            look={looks[answer]}
            label={t(answer)}
            pressed={chosen === (answer === 'yes')}
            onPress={() => choose(answer === 'yes')}
          />
        ))}
      </div>
    </li>
  )
}

const looks: Record<'yes' | 'no', ChoiceLook> = {
  yes: { Icon: Check, pressed: 'border-good bg-good-soft' },
  no: { Icon: X, pressed: 'border-high bg-high-soft' },
}
