import { getOperations, type Operations } from '@plumbline/contract/operations/operations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Async } from '../../../../components/ui/async'
import { Card, CardHeader } from '../../../../components/ui/card'
import { SkeletonLines } from '../../../../components/ui/skeleton'
import { useFormats } from '../../../../lib/format'
import { queryFor } from '../../../../lib/query'
import { DetectorAlerts } from './detector-alerts'
import { ErrorLines, ErrorTable } from './error-tables'
import { ProcessTable } from './process-table'
import { QueueTable } from './queue-table'
import { StorageCard } from './storage-card'

const REFRESH_MS = 10_000

/** What was fetched last stays on the screen while the next is fetched. */
export function OperationsView() {
  const operations = useQuery({ ...queryFor(getOperations, undefined), refetchInterval: REFRESH_MS })
  return (
    <Async query={operations} skeleton={<SkeletonLines lines={12} />}>
      {found => <Sections operations={found} />}
    </Async>
  )
}

function Sections({ operations }: { operations: Operations }) {
  const { t } = useTranslation('operations')
  const { queues, processes, errors, lines } = operations
  return (
    <div className="grid gap-6">
      <Summary operations={operations} />
      <DetectorAlerts processes={processes} />
      <Card aria-labelledby="operations-queues">
        <CardHeader id="operations-queues" title={t('queues.title')} description={t('queues.explain')} />
        {queues.length > 0 ? (
          <QueueTable queues={queues} />
        ) : (
          <p className="text-muted">{t('queues.empty')}</p>
        )}
      </Card>
      <Card aria-labelledby="operations-processes">
        <CardHeader
          id="operations-processes"
          title={t('processes.title')}
          description={t('processes.explain')}
        />
        <ProcessTable processes={processes} />
      </Card>
      <StorageCard storage={operations.storage} database={operations.database} />
      <Card aria-labelledby="operations-errors">
        <CardHeader id="operations-errors" title={t('errors.title')} description={t('errors.explain')} />
        {errors.length > 0 ? (
          <ErrorTable errors={errors} />
        ) : (
          <p className="text-muted">{t('errors.empty')}</p>
        )}
        {lines.length > 0 && <ErrorLines lines={lines} />}
      </Card>
    </div>
  )
}

/** The four figures that say whether anything needs a look. */
function Summary({ operations: { version, at, queues, processes, errors } }: { operations: Operations }) {
  const { t } = useTranslation('operations')
  const { number, time } = useFormats()
  const sum = (values: number[]) => number(values.reduce((total, value) => total + value, 0))
  const figures = [
    ['waiting', sum(queues.map(({ waiting }) => waiting))],
    ['running', sum(queues.map(({ running }) => running))],
    ['workers', number(processes.filter(({ isAlive, role }) => isAlive && role !== 'api').length)],
    ['errorsLastHour', sum(errors.map(({ count }) => count))],
  ] as const
  return (
    <section aria-label={t('summary.title')} className="grid gap-3">
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {figures.map(([id, value]) => (
          <div key={id} className="flex flex-col-reverse rounded-lg border border-line bg-surface p-4">
            <dt className="text-caption text-subtle">{t(`summary.${id}`)}</dt>
            <dd className="tabular text-title font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-subtle">{t('summary.version', { version, time: time(at) })}</p>
    </section>
  )
}
