import type { Violation } from '@plumbline/contract/findings/violations'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../../components/ui/async'
import { Badge } from '../../../../../components/ui/badge'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { SkeletonLines } from '../../../../../components/ui/skeleton'
import { useMessages } from '../../../../../lib/messages'
import { recordViolationEvent } from '../../api/violation-events'
import { useRootCause } from '../../api/violations'

/** What may have led to it, each with what it rests on; only for those whose plan has it. */
export function RootCauseCard({ violation: { id }, userId }: { violation: Violation; userId: string }) {
  const { t } = useTranslation('violations')
  const { format, causeBasis, tag: tagLabel } = useMessages('causes')
  const cause = useRootCause(id)
  const shown = cause.isSuccess
  useEffect(() => {
    if (shown) recordViolationEvent('violation_root_cause_viewed', { violationId: id, userId })
  }, [shown, id, userId])
  return (
    <Card aria-labelledby="root-cause-title">
      <CardHeader id="root-cause-title" title={t('rootCause.title')} />
      <Async query={cause} skeleton={<SkeletonLines lines={2} />}>
        {({ causes, tags }) => (
          <div className="grid gap-3">
            {causes.length === 0 && <p>{t('rootCause.unknown')}</p>}
            <ul className="grid gap-3">
              {causes.map(({ message, basis }) => (
                <li key={message.code}>
                  <p>{format(message)}</p>
                  <p className="text-caption text-subtle first-letter:uppercase">{causeBasis(basis)}</p>
                </li>
              ))}
            </ul>
            {tags.length > 0 && (
              <ul className="flex flex-wrap gap-2" aria-label={t('rootCause.tags')}>
                {tags.map(tag => (
                  <li key={tag}>
                    <Badge>{tagLabel(tag)}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Async>
    </Card>
  )
}
