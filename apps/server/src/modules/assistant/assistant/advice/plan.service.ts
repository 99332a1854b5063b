import type { generatePlan, getAssistantContext, PlanAction, ResponseOf } from '@plumbline/contract'
import { lawOf } from '@plumbline/knowledge'
import { translationsFor } from '@plumbline/knowledge/translations/index'
import { type Formatter, formatsFor, loadFormatter } from '@plumbline/messages'
import { notFound } from '../../../../platform/http/errors'
import type { Member } from '../../../../platform/http/member'
import type { BillingService } from '../../../billing/billing/billing.service'
import { isHazard } from '../../../findings/violations/categories'
import { hazardIn } from '../../../findings/violations/hazard-names'
import type { ViolationListsService } from '../../../findings/violations/list/violation-list.service'
import type { ViolationsService } from '../../../findings/violations/violations.service'
import type { RegulationsService } from '../../../library/regulations/library/regulations.service'
import type { TaskListsService } from '../../../work/tasks/task-lists.service'
import type { TasksService } from '../../../work/tasks/tasks.service'
import { sourcesOf } from '../render-answer'
import { type WorkplaceDeps, workplaceOf } from '../workplace'
import { textOf } from './explain'
import { ruleOf } from './hazard-rules'
import { type Owner, planActions } from './plan-actions'

export type PlanDeps = WorkplaceDeps & {
  billing: BillingService
  regulations: RegulationsService
  violations: ViolationsService
  violationLists: ViolationListsService
  tasks: TasksService
  taskLists: TaskListsService
}

const MAX_RELATED = 5

/** What the assistant knows of a violation, and what to do about it. */
export class PlanService {
  private readonly deps: PlanDeps
  constructor(deps: PlanDeps) {
    this.deps = deps
  }

  async plan(member: Member, violationId: string): Promise<ResponseOf<typeof generatePlan>> {
    const { db, billing, regulations } = this.deps
    const { organizationId, language } = member
    const today = await billing.today(db.read, organizationId)
    const { stored, shown: violation } = await this.find(member, violationId)
    const formatter = await loadFormatter(language)
    const [workplace, owner] = [
      await workplaceOf(this.deps, member, violation.siteId),
      await this.ownerOf(member, violation.taskId),
    ]
    const hazard = isHazard(stored.hazard)
      ? stored.hazard
      : hazardIn(`${violation.type}. ${violation.description}`)
    const law = lawOf(workplace)
    const actions = planActions({ violation, hazard, law, owner, today }, formatter)
    const broken = violation.regulationCodes.length > 0 ? violation.regulationCodes : [ruleOf(hazard, law)]
    const all = [...broken, ...actions.flatMap(each => each.codes)]
    const codes = [...new Set(all.flatMap(code => code ?? []))]
    return {
      plan: textOf(formatter, 'assistant.plan.intro', { name: formatter.violation(violation).type }),
      steps: actions.map(action => stepText(action, formatter, language)),
      regulation_references: [...new Set([...codes, ...violation.relatedCodes])],
      actions,
      sources: sourcesOf(
        codes,
        await regulations.byCodes(db.read, organizationId, codes),
        translationsFor(language),
      ),
    }
  }

  /** Codes, and what else is recorded of the same kind. */
  async context(member: Member, violationId: string): Promise<ResponseOf<typeof getAssistantContext>> {
    const { shown } = await this.find(member, violationId)
    const { violationLists, taskLists } = this.deps
    const [violations, tasks] = [
      await violationLists.search(member, shown.type, MAX_RELATED + 1),
      await taskLists.search(member, shown.type, MAX_RELATED + 1),
    ]
    return {
      regulation_codes: [...new Set([...shown.regulationCodes, ...shown.relatedCodes])],
      related_violations: idsWithout(violationId, violations),
      similar_tasks: idsWithout(shown.taskId, tasks),
    }
  }

  private async find({ organizationId }: Member, id: string) {
    const { db, violations } = this.deps
    const [found] = await violations.findAll(db.read, organizationId, [id])
    if (!found) throw notFound()
    return found
  }

  private async ownerOf(member: Member, taskId: string | null): Promise<Owner> {
    if (!taskId) return { id: null, name: null, dueDate: null }
    const { assignee, assigneeName, dueDate } = await this.deps.tasks.get(member, taskId)
    return { id: assignee, name: assigneeName, dueDate }
  }
}

const idsWithout = (own: string | null, found: readonly { id: string }[]) =>
  found
    .map(({ id }) => id)
    .filter(id => id !== own)
    .slice(0, MAX_RELATED)

/** An action as one text, for clients that show no table. */
function stepText({ text, who, due, codes }: PlanAction, formatter: Formatter, language: string) {
  const day = formatsFor(language).shortDay(due)
  const step = textOf(formatter, 'assistant.plan.step', { step: text, who, day })
  return codes.length > 0 ? `${step} (${codes.join(', ')})` : step
}
