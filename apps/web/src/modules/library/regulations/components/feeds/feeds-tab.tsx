import type { FeedSource, FeedState } from '@plumbline/contract/library/regulation-feeds'
import { Plus, RotateCcw, Rss } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../../components/ui/async'
import { Button } from '../../../../../components/ui/button'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { ConfirmDialog } from '../../../../../components/ui/confirm-dialog'
import { SkeletonRows } from '../../../../../components/ui/skeleton'
import { toast } from '../../../../../lib/toast'
import { useFeeds, useFetchFeeds, useLastOutcome, useResetFeeds, useSaveFeeds } from '../../api/feeds'
import { FeedForm } from './feed-form'
import { FeedOutcome } from './feed-outcome'
import { FeedRow } from './feed-row'

const explained = ['what', 'how', 'twice', 'safe'] as const

type FeedsTabProps = { organization: string; mayEdit: boolean }

/** Where news of rules comes from. Everyone sees it; managers change it. */
export default function FeedsTab({ organization, mayEdit }: FeedsTabProps) {
  const { t } = useTranslation('regulations')
  const feeds = useFeeds(organization)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Card aria-labelledby="feeds-title">
        <CardHeader id="feeds-title" title={t('feeds.title')} description={t('feeds.explain')} />
        <Async query={feeds} failed={t('feeds.loadFailed')} skeleton={<SkeletonRows rows={6} />}>
          {list => <FeedManager feeds={list} mayEdit={mayEdit} />}
        </Async>
      </Card>
      <Card aria-labelledby="feeds-about">
        <CardHeader id="feeds-about" title={t('feeds.about.title')} />
        <dl className="grid gap-4">
          {explained.map(point => (
            <div key={point}>
              <dt className="font-strong">{t(`feeds.about.${point}.title`)}</dt>
              <dd className="text-muted">{t(`feeds.about.${point}.explain`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

function FeedManager({ feeds, mayEdit }: { feeds: readonly FeedState[]; mayEdit: boolean }) {
  const { t } = useTranslation('regulations')
  const save = useSaveFeeds()
  const { fetching, fetchNow } = useFetchFeeds()
  const outcome = useLastOutcome()
  const [form, setForm] = useState<'none' | 'new' | FeedState>('none')
  const [resetting, setResetting] = useState(false)

  const replace = (feed: FeedSource) =>
    save.mutate(feeds.map(each => (each.id === feed.id ? { ...each, ...feed } : each)))
  const remove = (feed: FeedState) =>
    save.mutate(
      feeds.filter(({ id }) => id !== feed.id),
      { onSuccess: () => toast({ title: t('feeds.removed'), description: feed.name }) },
    )
  const submit = async (given: { name: string; url: string }) => {
    if (form === 'none') return
    const adding = form === 'new'
    const next = adding
      ? [...feeds, { id: `custom-${Date.now()}`, enabled: true, ...given }]
      : feeds.map(each => (each.id === form.id ? { ...each, ...given } : each))
    await save.mutateAsync(next)
    toast({ title: adding ? t('feeds.added') : t('feeds.changed'), description: given.name })
    setForm('none')
  }

  return (
    <div className="grid gap-4">
      <ul className="grid divide-y divide-line">
        {feeds.map(feed => (
          <FeedRow
            key={feed.id}
            feed={feed}
            mayEdit={mayEdit}
            onToggle={enabled => replace({ ...feed, enabled })}
            onEdit={() => setForm(feed)}
            onRemove={() => remove(feed)}
          />
        ))}
        {feeds.length === 0 && <li className="py-3 text-muted">{t('feeds.none')}</li>}
      </ul>
      {mayEdit && (
        <>
          {form !== 'none' && (
            <FeedForm
              key={form === 'new' ? 'new' : form.id}
              feed={form === 'new' ? null : form}
              onSubmit={submit}
              onCancel={() => setForm('none')}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              loading={fetching}
              disabled={feeds.every(({ enabled }) => !enabled)}
              icon={<Rss className="size-5 shrink-0" aria-hidden />}
              onClick={fetchNow}
            >
              {fetching ? t('feeds.fetching') : t('feeds.fetch')}
            </Button>
            {form === 'none' && (
              <Button
                look="secondary"
                icon={<Plus className="size-5 shrink-0" aria-hidden />}
                onClick={() => setForm('new')}
              >
                {t('feeds.add')}
              </Button>
            )}
            <Button
              look="quiet"
              icon={<RotateCcw className="size-5 shrink-0" aria-hidden />}
              onClick={() => setResetting(true)}
            >
              {t('feeds.reset.button')}
            </Button>
          </div>
        </>
      )}
      {outcome && !fetching && <FeedOutcome outcome={outcome} />}
      {resetting && <ResetFeeds onClose={() => setResetting(false)} />}
    </div>
  )
}

function ResetFeeds({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('regulations')
  const reset = useResetFeeds(() => {
    onClose()
    toast({ title: t('feeds.reset.done'), description: t('feeds.reset.doneExplain') })
  })
  return (
    <ConfirmDialog
      title={t('feeds.reset.title')}
      description={t('feeds.reset.explain')}
      confirm={t('feeds.reset.button')}
      danger
      pending={reset.isPending}
      error={reset.error}
      onConfirm={() => reset.mutate()}
      onClose={onClose}
    />
  )
}
