import {
  getLearning,
  type Learning,
  learningBounds,
  runLearning,
  saveLearning,
} from '@plumbline/contract/capture/learning'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../../../components/ui/alert'
import { Async } from '../../../../components/ui/async'
import { Button } from '../../../../components/ui/button'
import { Card, CardHeader } from '../../../../components/ui/card'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { EmptyState } from '../../../../components/ui/states'
import { Switch } from '../../../../components/ui/switch'
import { useFormats } from '../../../../lib/format'
import { queryFor, useApiMutation } from '../../../../lib/query'
import { toast } from '../../../../lib/toast'
import { LearnedThresholdRow } from './learned-threshold'

/** How the team's reviews change what is reported, for managers and admins. */
export default function LearningCard() {
  const { t } = useTranslation('learning')
  const { percent } = useFormats()
  const learning = useQuery(queryFor(getLearning, undefined))
  const { maxRise, minRecall } = learningBounds
  return (
    <Card aria-labelledby="learning-title">
      <CardHeader id="learning-title" title={t('title')} description={t('explain')} />
      <p className="mb-4 text-muted">
        {t('bounds', { rise: Math.round(maxRise * 100), recall: percent(minRecall) })}
      </p>
      <Async query={learning} skeleton={<SkeletonLines lines={6} />} isEmpty={() => false}>
        {found => <Thresholds learning={found} />}
      </Async>
    </Card>
  )
}

function Thresholds({ learning: { enabled, items, detector } }: { learning: Learning }) {
  const { t } = useTranslation('learning')
  const save = useApiMutation(saveLearning)
  const run = useApiMutation(runLearning, { onSuccess: () => toast({ title: t('checked') }) })
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Switch
          label={t('enabled')}
          checked={enabled}
          disabled={save.isPending}
          onChange={({ currentTarget }) => save.mutate({ body: { enabled: currentTarget.checked } })}
        />
        {enabled && items.length > 0 && (
          <Button
            look="secondary"
            icon={<RefreshCw className="size-5" aria-hidden />}
            loading={run.isPending}
            onClick={() => run.mutate(undefined)}
          >
            {t('check')}
          </Button>
        )}
      </div>
      {!enabled && <Alert tone="info">{t('off')}</Alert>}
      {items.length === 0 ? (
        <EmptyState icon={<SlidersHorizontal aria-hidden />} title={t('empty')}>
          {t('emptyExplain')}
        </EmptyState>
      ) : (
        <ul className="grid divide-y divide-line">
          {items.map(item => (
            <LearnedThresholdRow key={`${item.siteId} ${item.kind}`} item={item} />
          ))}
        </ul>
      )}
      <p className="text-caption text-subtle">{t('detector', { version: detector })}</p>
    </div>
  )
}
