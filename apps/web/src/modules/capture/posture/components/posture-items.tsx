import type { PostureCheck, PostureItem } from '@plumbline/contract/capture/posture'
import { angleOf, postureItems } from '@plumbline/domain'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../../lib/cx'
import { useChosen } from '../../../../lib/use-chosen'
import { useAnswerPosture } from '../api/posture'
import { useOption } from './use-option'

type PostureItemsProps = { resultId: string; check: PostureCheck }

/**
 * What the photo measures is asked only where that leaves a doubt that matters, after everything else: the order stays,
 * so that nothing moves under a finger.
 */
export function PostureItems({ resultId, check }: PostureItemsProps) {
  const { t } = useTranslation('posture')
  const asked = check.items.filter(
    ({ item, answer, matters }) => !angleOf(item) || answer !== null || matters,
  )
  const open = asked.filter(({ matters }) => matters).length
  return (
    <section aria-labelledby="posture-questions" className="grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id="posture-questions" className="text-title font-strong">
          {t('questions')}
        </h3>
        <p className="text-muted" aria-live="polite">
          {open > 0 ? t('settle', { count: open }) : t('settled')}
        </p>
      </div>
      <ol className="grid gap-3">
        {asked.map(item => (
          <Item key={item.item} resultId={resultId} asked={item} />
        ))}
      </ol>
    </section>
  )
}

function Item({ resultId, asked }: { resultId: string; asked: PostureItem }) {
  const { t } = useTranslation('posture')
  const option = useOption()
  const { item, answer, measured, matters } = asked
  const { mutate } = useAnswerPosture()
  const [chosen, choose] = useChosen<string | null>(answer, (given, options) =>
    mutate({ params: { id: resultId }, body: { item, answer: given || null } }, options),
  )
  const note = measured.length > 1 ? t('near') : ''
  return (
    <li className="grid gap-2 rounded-lg border border-line p-3">
      <p id={`posture-${item}`} className="font-strong">
        {t(`item.${item}`)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div role="group" aria-labelledby={`posture-${item}`} className="grid grid-cols-2 gap-2">
        {postureItems[item].map(value => {
          const isPressed = chosen === value
          return (
            <button
              key={value}
              type="button"
              aria-pressed={isPressed}
              // Pressed again, an answer is taken back.
              onClick={() => choose(isPressed ? '' : value)}
              className={cx(
                'flex min-h-14 items-center justify-center gap-2 rounded-lg border-2 px-2 py-2 text-center font-strong',
                isPressed ? 'border-signal bg-signal-soft' : 'border-line hover:border-line-strong',
              )}
            >
              {isPressed && <Check className="size-5 shrink-0" aria-hidden />}
              {option(item, value)}
            </button>
          )
        })}
      </div>
      {/* As tall with a note as without one. */}
      <p className="min-h-5 text-caption text-muted">
        {matters || answer !== null ? note : t('noDifference')}
      </p>
    </li>
  )
}
