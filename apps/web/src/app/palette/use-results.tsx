import { allows } from '@plumbline/contract/billing/plans'
import type { SearchResults } from '@plumbline/contract/insights/search'
import { MAX_FOUND } from '@plumbline/contract/options'
import { formatCitation } from '@plumbline/domain'
import { ClipboardCheck, MapPin, ScrollText, Search, TriangleAlert } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Avatar } from '../../components/ui/avatar'
import { Badge } from '../../components/ui/badge'
import { SeverityBadge } from '../../components/ui/severity'
import { useMessages } from '../../lib/messages'
import { useUser } from '../../modules/identity/auth/session'
import type { Group, Option } from './option'

type Found<Kind extends 'violations' | 'tasks'> = SearchResults[Kind][number]

const ICON_CLASS = 'size-5'
const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

/** What the server found, as lines to open. */
export function useResults(found: SearchResults | undefined, search: string): Group[] {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const user = useUser()
  const words = search.trim()
  if (!words) return []
  const query = encodeURIComponent(words)
  const all = (kind: 'violations' | 'tasks' | 'regulations', to: string): Option => ({
    id: `all-${kind}`,
    label: t(`all.${kind}`, { search: words }),
    icon: <Search className={ICON_CLASS} />,
    run: () => navigate(to),
  })
  const { violations = [], tasks = [], people = [], sites = [] } = found ?? {}
  const regulations = found?.regulations ?? []
  return [
    {
      id: 'violations',
      options: [
        ...violations.map(each => violationOption(each, () => navigate(`/violations?violation=${each.id}`))),
        ...(violations.length === MAX_FOUND ? [all('violations', `/violations?search=${query}`)] : []),
      ],
    },
    {
      id: 'tasks',
      options: [
        ...tasks.map(each => taskOption(each, t('unassigned'), () => navigate(`/tasks/${each.id}`))),
        ...(tasks.length === MAX_FOUND ? [all('tasks', `/tasks?search=${query}`)] : []),
      ],
    },
    {
      id: 'people',
      options: people.map(({ id, name, title, email }) => ({
        id,
        label: name,
        detail: joined(title, email),
        icon: <Avatar name={name} className="size-6 text-caption" />,
        run: () => navigate(`/settings?tab=team#${id}`),
      })),
    },
    {
      id: 'sites',
      options: sites.map(({ id, name, address, archived }) => ({
        id,
        label: name,
        detail: address,
        icon: <MapPin className={ICON_CLASS} />,
        aside: archived && <Badge>{t('archived')}</Badge>,
        run: () => navigate(`/settings?tab=sites#${id}`),
      })),
    },
    {
      id: 'regulations',
      options: [
        ...regulations.map(({ id, title, regulation_code }) => ({
          id,
          label: title,
          detail: formatCitation(regulation_code),
          icon: <ScrollText className={ICON_CLASS} />,
          run: () => navigate(`/regulations/${id}`),
        })),
        ...(allows(user.subscriptionTier, 'regulations')
          ? [all('regulations', `/regulations?q=${query}`)]
          : []),
      ],
    },
  ]
}

const violationOption = (violation: Found<'violations'>, run: () => void): Option => ({
  id: violation.id,
  label: violation.type,
  title: (
    // Findings are named in the reader's language once its words are there.
    <Suspense fallback={violation.type}>
      <ViolationTitle violation={violation} />
    </Suspense>
  ),
  detail: (
    <WithStatus group="violationStatus" status={violation.status}>
      {joined(violation.siteName, violation.location)}
    </WithStatus>
  ),
  icon: <TriangleAlert className={ICON_CLASS} />,
  aside: <SeverityBadge severity={violation.severity} />,
  run,
})

const taskOption = (task: Found<'tasks'>, unassigned: string, run: () => void): Option => ({
  id: task.id,
  label: task.title,
  detail: (
    <WithStatus group="taskStatus" status={task.status}>
      {task.assigneeName ?? unassigned}
    </WithStatus>
  ),
  icon: <ClipboardCheck className={ICON_CLASS} />,
  run,
})

function ViolationTitle({ violation: { message, type } }: { violation: Found<'violations'> }) {
  const { format } = useMessages()
  return message ? format(message) : type
}

type WithStatusProps = { group: 'violationStatus' | 'taskStatus'; status: string; children: string }

function WithStatus({ group, status, children }: WithStatusProps): ReactNode {
  return (
    <Suspense fallback={children}>
      <StatusLine group={group} status={status}>
        {children}
      </StatusLine>
    </Suspense>
  )
}

function StatusLine({ group, status, children }: WithStatusProps) {
  const { labelIn } = useMessages('labels')
  return joined(labelIn(group, status), children)
}
