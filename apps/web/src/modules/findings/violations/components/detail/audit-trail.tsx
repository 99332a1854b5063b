import type { HistoryEntry } from '@plumbline/contract/findings/violation-history'
import type { Violation } from '@plumbline/contract/findings/violations'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Async } from '../../../../../components/ui/async'
import { Card, CardHeader } from '../../../../../components/ui/card'
import { useFormats } from '../../../../../lib/format'
import { useViolationHistory } from '../../api/violations'
import { useHistoryWords } from './use-history-messages'

/** Who did what and when, as a story reads. */
export function AuditTrail({ violation: { id } }: { violation: Violation }) {
  const { t } = useTranslation('violations')
  const history = useViolationHistory(id)
  return (
    <Card aria-labelledby="history-title">
      <CardHeader id="history-title" title={t('history.title')} />
      <Async query={history} empty={<p className="text-muted">{t('history.none')}</p>}>
        {entries => (
          <ol className="grid border-l border-line-strong">
            {entries.map(entry => (
              <Entry key={`${entry.at} ${entry.field} ${entry.to}`} entry={entry} />
            ))}
          </ol>
        )}
      </Async>
    </Card>
  )
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useTranslation('violations')
  const { dateTime } = useFormats()
  const words = useHistoryWords()(entry)
  return (
    <li className="relative grid gap-0.5 pb-4 pl-5 last:pb-0">
      <span className="absolute top-2 -left-1 size-2 rounded-full bg-line-strong" aria-hidden />
      <span>
        {entry.taskId ? (
          <Link to={`/tasks/${entry.taskId}`} className="underline">
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      <span className="tabular text-caption text-subtle">
        {entry.who || t('history.product')} · {dateTime(entry.at)}
      </span>
    </li>
  )
}
