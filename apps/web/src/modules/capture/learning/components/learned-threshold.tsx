import {
  type LearnedKind,
  type LearnedThreshold,
  type LearningFigures,
  type LearningState,
  learningBounds,
  resumeLearning,
  undoLearning,
} from '@plumbline/contract/capture/learning'
import { type DetectedHazard, pictureTags, shownKind } from '@plumbline/domain'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../../../components/ui/badge'
import { Button } from '../../../../components/ui/button'
import { Facts } from '../../../../components/ui/facts'
import { useFormats } from '../../../../lib/format'
import { useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'

const tones: Record<LearningState, Tone> = {
  collecting: 'neutral',
  unchanged: 'good',
  adjusted: 'info',
  undone: 'medium',
}

/** One kind of finding at one site: its threshold, what it rests on, and the way back. */
export function LearnedThresholdRow({ item }: { item: LearnedThreshold }) {
  const { t } = useTranslation('learning')
  const kind = useKindName()(item.kind)
  const site = item.siteName ?? t('noSite')
  return (
    <li className="grid gap-3 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-strong">{kind}</h3>
          <p className="text-caption text-subtle">{site}</p>
        </div>
        <Badge tone={tones[item.state]}>{t(`state.${item.state}`)}</Badge>
      </div>
      <ThresholdFacts item={item} />
      <LastChange item={item} name={`${kind}, ${site}`} />
    </li>
  )
}

/** A hazard by its name, and what a photo shows by that of its tag. */
function useKindName() {
  const { t } = useTranslation(['learning', 'hazards', 'picture-tags'])
  return (kind: LearnedKind) => {
    const tag = pictureTags.find(each => shownKind(each) === kind)
    if (tag) return t('shows', { tag: t(`picture-tags:tag.${tag}`) })
    return t(`hazards:${kind as DetectedHazard}.name`)
  }
}

function ThresholdFacts({ item: { state, shipped, current, figures } }: { item: LearnedThreshold }) {
  const { t } = useTranslation('learning')
  const { percent, number } = useFormats()
  const share = useShare()
  const isAdjusted = state === 'adjusted'
  const { confirmed, rejected, missed, precisionBefore, precisionAfter, recallKept } = figures
  const { minJudgments, minConfirmed } = learningBounds
  return (
    <>
      <Facts
        facts={[
          [
            t('threshold'),
            isAdjusted
              ? t('thresholdChanged', { shipped: percent(shipped), current: percent(current) })
              : t('thresholdShipped', { shipped: percent(shipped) }),
          ],
          [
            t('reviews'),
            t('counts', {
              confirmed: number(confirmed),
              rejected: number(rejected),
              missed: number(missed),
            }),
          ],
          [t(isAdjusted ? 'precisionBefore' : 'precision'), share(precisionBefore)],
          [t('precisionAfter'), isAdjusted && share(precisionAfter)],
          [t('recall'), isAdjusted && share(recallKept)],
        ]}
      />
      {state === 'collecting' && (
        <p className="text-caption text-subtle">
          {t('needs', { judgments: minJudgments, confirmed: minConfirmed })}
        </p>
      )}
    </>
  )
}

/** A counted share with the range that the true one is in. */
function useShare() {
  const { t } = useTranslation('learning')
  const { percent } = useFormats()
  return (share: LearningFigures['precisionBefore']) =>
    share && t('share', { value: percent(share.value), low: percent(share.low), high: percent(share.high) })
}

function LastChange({ item: { id, state, change }, name }: { item: LearnedThreshold; name: string }) {
  const { t } = useTranslation('learning')
  const { dateTime, percent } = useFormats()
  const undo = useApiMutation(undoLearning, { onSuccess: () => toast({ title: t('undone') }) })
  const resume = useApiMutation(resumeLearning, { onSuccess: () => toast({ title: t('resumed') }) })
  if (!id || !change) return null
  const params = { id }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 text-caption text-subtle">
        {t('changed', {
          date: dateTime(change.at),
          name: change.by ?? 'Plumbline',
          from: percent(change.from),
          to: percent(change.to),
        })}
      </p>
      {state === 'adjusted' && (
        <Button
          look="secondary"
          icon={<Undo2 className="size-5" aria-hidden />}
          loading={undo.isPending}
          onClick={() => undo.mutate({ params })}
          aria-label={t('undoOne', { name })}
        >
          {t('undo')}
        </Button>
      )}
      {state === 'undone' && (
        <Button
          look="secondary"
          loading={resume.isPending}
          onClick={() => resume.mutate({ params })}
          aria-label={t('resumeOne', { name })}
        >
          {t('resume')}
        </Button>
      )}
    </div>
  )
}
