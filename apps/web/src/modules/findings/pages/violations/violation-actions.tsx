import { type Violation, violationReport } from '@plumbline/contract/findings/violations'
import {
  CircleCheck,
  CircleDotDashed,
  ClipboardCheck,
  ClipboardPlus,
  Ellipsis,
  FileDown,
  Images,
  Lightbulb,
  MessageSquareText,
  RotateCcw,
  ScanEye,
  Share2,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { lazyPage } from '../../../../app/lazy-page'
import { Button, ButtonLink } from '../../../../components/ui/button'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../../components/ui/dropdown-menu'
import { useDownload } from '../../../../lib/use-download'
import type { AssistantPanelState } from '../../../assistant/pages/assistant-panel/use-assistant-panel'
import { ViolationTaskSheet } from '../../../work/pages/tasks/violation-task-sheet'
import type { Suggest } from '../../../work/suggestions/components/use-suggest'
import { useViolationTasks } from '../../../work/tasks/api/tasks'
import type { ShareDialogProps } from '../../report-links/components/share-dialog'
import { useStatusChange } from '../../violations/components/detail/use-status-change'
import { useRecheck } from '../../violations/components/recheck/use-recheck'

const ShareDialog = lazyPage<ShareDialogProps>(
  () => import('../../report-links/components/share-dialog'),
  'sharing',
)

type ViolationActionsProps = {
  violation: Violation
  isManager: boolean
  onChanged: (violation: Violation) => void
  panel: AssistantPanelState
  mayShare: boolean
  /** Where the plan includes suggestions. */
  suggest: Suggest | null
}

type Step = { is: 'task'; id: string } | { is: 'create' | 'resolve' | 'reopen' }

/** What a violation waits for: a task, its end, a person's sign-off. A dismissed one waits for nothing. */
function useNextStep({ id, taskId, status, verdict }: Violation): Step | null {
  const tasks = useViolationTasks(id).data
  const open = tasks?.find(task => task.status === 'open' || task.status === 'in_progress')
  if (verdict === 'dismissed') return null
  if (status === 'Resolved') return { is: 'reopen' }
  if (open) return { is: 'task', id: open.id }
  if (tasks ? tasks.length > 0 : taskId) return tasks ? { is: 'resolve' } : { is: 'task', id: taskId ?? '' }
  return { is: status === 'Open' ? 'create' : 'resolve' }
}

/** The one step that comes next as a button, and everything else in a menu. */
export function ViolationActions(props: ViolationActionsProps) {
  const { violation, isManager, onChanged } = props
  const next = useNextStep(violation)
  const status = useStatusChange({ violation, isManager, onChanged })
  const [sharing, setSharing] = useState(false)
  return (
    <>
      <ViolationTaskSheet violation={violation}>
        {task => (
          <div className="flex gap-2 *:flex-1 @dialog:*:flex-none">
            {next && <NextStep step={next} task={task} status={status} />}
            <More
              {...props}
              status={status}
              onCreateTask={next?.is === 'create' ? null : task.onClick}
              onShare={() => setSharing(true)}
            />
          </div>
        )}
      </ViolationTaskSheet>
      {status.dialog}
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog violationId={violation.id} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  )
}

type StatusChange = ReturnType<typeof useStatusChange>
type NextStepProps = {
  step: Step
  task: { onClick: () => void; onPointerEnter: () => void }
  status: StatusChange
}

function NextStep({ step, task, status }: NextStepProps) {
  const { t } = useTranslation('violations')
  const { t: tasks } = useTranslation('tasks')
  switch (step.is) {
    case 'create':
      return (
        <Button icon={<ClipboardPlus className="size-5" aria-hidden />} {...task}>
          {tasks('fromViolation.create')}
        </Button>
      )
    case 'task':
      return (
        <ButtonLink to={`/tasks/${step.id}`} icon={<ClipboardCheck className="size-5" aria-hidden />}>
          {t('list.openTask')}
        </ButtonLink>
      )
    case 'resolve':
      return (
        <Button
          loading={status.isPending}
          icon={<CircleCheck className="size-5" aria-hidden />}
          onClick={() => status.move('Resolved')}
        >
          {t('action.resolved')}
        </Button>
      )
    case 'reopen':
      return (
        <Button
          look="secondary"
          loading={status.isPending}
          icon={<RotateCcw className="size-5" aria-hidden />}
          onClick={() => status.move('Open')}
        >
          {t('action.reopen')}
        </Button>
      )
  }
}

type MoreProps = ViolationActionsProps & {
  status: StatusChange
  /** Where that isn't the next step anyway. */
  onCreateTask: (() => void) | null
  onShare: () => void
}

function More({ violation, panel, mayShare, suggest, status, onCreateTask, onShare }: MoreProps) {
  const { t } = useTranslation('violations')
  const { t: tasks } = useTranslation('tasks')
  const { t: results } = useTranslation('results')
  const navigate = useNavigate()
  const report = useDownload(violationReport, 'violation.pdf')
  const recheck = useRecheck(violation)
  const { id, analysisId } = violation
  const isBusy = report.isPending || recheck.isPending || Boolean(suggest?.isPending)
  return (
    <DropdownMenu
      trigger={
        <Button look="secondary" loading={isBusy} icon={<Ellipsis className="size-5" aria-hidden />}>
          {t('action.more')}
        </Button>
      }
    >
      <MenuItem
        icon={<CircleDotDashed className="size-5" aria-hidden />}
        disabled={violation.status === 'In Progress'}
        onSelect={() => status.move('In Progress')}
      >
        {t('action.inProgress')}
      </MenuItem>
      <MenuItem
        icon={<CircleCheck className="size-5" aria-hidden />}
        disabled={violation.status === 'Resolved'}
        onSelect={() => status.move('Resolved')}
      >
        {t('action.resolved')}
      </MenuItem>
      {onCreateTask && (
        <MenuItem icon={<ClipboardPlus className="size-5" aria-hidden />} onSelect={onCreateTask}>
          {tasks('fromViolation.create')}
        </MenuItem>
      )}
      {suggest && (
        <MenuItem
          icon={<Lightbulb className="size-5" aria-hidden />}
          disabled={suggest.isWaiting}
          onSelect={suggest.generate}
        >
          {t('action.suggest')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<MessageSquareText className="size-5" aria-hidden />} onSelect={panel.toggle}>
        {results(panel.isOpen ? 'copilot.hide' : 'copilot.show')}
      </MenuItem>
      <MenuItem icon={<ScanEye className="size-5" aria-hidden />} onSelect={recheck.look}>
        {t('action.recheck')}
      </MenuItem>
      {analysisId && (
        <MenuItem
          icon={<Images className="size-5" aria-hidden />}
          onSelect={() => void navigate(`/results/${analysisId}`)}
        >
          {t('details.toAnalysis')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<FileDown className="size-5" aria-hidden />}
        onSelect={() => report.mutate({ params: { id }, query: {} })}
      >
        {t('action.report')}
      </MenuItem>
      {mayShare && (
        <MenuItem icon={<Share2 className="size-5" aria-hidden />} onSelect={onShare}>
          {t('action.share')}
        </MenuItem>
      )}
    </DropdownMenu>
  )
}
