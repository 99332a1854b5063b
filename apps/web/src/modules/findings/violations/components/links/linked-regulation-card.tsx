import { autoLinkRegulation, type LinkedRegulation } from '@plumbline/contract/findings/violation-insights'
import type { Violation } from '@plumbline/contract/findings/violations'
import { BookOpenText, Search, Wand } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../../components/ui/async'
import { Button } from '../../../../../components/ui/button'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { SkeletonLines } from '../../../../../components/ui/skeleton'
import { useErrorMessage } from '../../../../../lib/error-message'
import { useFormats } from '../../../../../lib/format'
import { useMessages } from '../../../../../lib/messages'
import { useApiMutation } from '../../../../../lib/query'
import { toast } from '../../../../../lib/toast'
import { recordViolationEvent } from '../../api/violation-events'
import { useLinkedRegulations } from '../../api/violations'

const RegulationPicker = lazy(() => import('./regulation-picker'))

/** The rule it breaks: the best match with its reason, and a person's choice above it. */
export function LinkedRegulationCard({
  violation: { id },
  userId,
}: {
  violation: Violation
  userId: string
}) {
  const { t } = useTranslation('violations')
  const errorMessage = useErrorMessage()
  const [picking, setPicking] = useState(false)
  const linked = useLinkedRegulations(id)
  const link = useApiMutation(autoLinkRegulation, {
    showsOwnError: true,
    onSuccess: ({ regulation_code, title }) => {
      toast({ title: t('linked.linked'), description: `${regulation_code} · ${title}` })
      recordViolationEvent('violation_root_cause_linked', { violationId: id, userId })
    },
  })
  const autoLink = () =>
    link.mutate(
      { body: { violation_id: id } },
      {
        onError: error =>
          toast({
            title: t('linked.failed'),
            description: errorMessage(error, t('fallback.link')),
            variant: 'destructive',
          }),
      },
    )
  const found = linked.data ?? []
  return (
    <Card aria-labelledby="linked-title">
      <CardHeader id="linked-title" title={t('linked.title')} />
      <div className="grid gap-4">
        <Async
          query={linked}
          failed={t('linked.loadFailed')}
          fallback={t('fallback.related')}
          skeleton={<SkeletonLines lines={3} />}
          empty={<p className="text-muted">{t('linked.none')}</p>}
        >
          {regulations => (
            <ul className="grid gap-4">
              {regulations.map(regulation => (
                <Regulation key={regulation.id} regulation={regulation} />
              ))}
            </ul>
          )}
        </Async>
        {linked.isSuccess && (
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              loading={link.isPending}
              icon={<Wand className="size-5" aria-hidden />}
              onClick={autoLink}
            >
              {t(found.length > 0 ? 'linked.again' : 'linked.auto')}
            </Button>
            <Button
              look="secondary"
              icon={<Search className="size-5" aria-hidden />}
              onClick={() => setPicking(true)}
            >
              {t(found.length > 0 ? 'linked.change' : 'linked.pick')}
            </Button>
          </div>
        )}
      </div>
      {picking && (
        <Suspense fallback={null}>
          <RegulationPicker violationId={id} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function Regulation({ regulation }: { regulation: LinkedRegulation }) {
  const { t } = useTranslation('violations')
  const { date } = useFormats()
  const { format } = useMessages('links')
  const { id, regulation_code, title, excerpt, reason, message, linkedBy, linkedAt } = regulation
  const words = message ? format(message) : reason
  return (
    <li className="grid gap-2">
      <Link
        to={`/regulations/${id}`}
        className="flex min-h-control items-center gap-2 font-strong underline lg:min-h-0 lg:items-start"
      >
        <BookOpenText className="mt-0.5 size-5 shrink-0 text-subtle" aria-hidden />
        <span className="min-w-0">
          {regulation_code} · {title}
        </span>
      </Link>
      {excerpt && <p className="text-muted">{excerpt}</p>}
      {linkedBy ? (
        <p className="text-caption text-subtle">
          {t('linked.by', { name: linkedBy, date: linkedAt ? date(linkedAt) : '' })}
        </p>
      ) : (
        words && (
          <p className="text-caption">
            <span className="font-strong">{t('linked.reason')}</span> {words}
          </p>
        )
      )}
    </li>
  )
}
