import type { PlanAction, Violation } from '@plumbline/contract'
import { dayAfter, type HazardId, proposedDueDate } from '@plumbline/domain'
import { type Control, controls, figuresFor, hazard, type Law } from '@plumbline/knowledge'
import type { Formatter, MessageCode } from '@plumbline/messages'
import { textOf } from './explain'
import { fallbackSteps } from './fallback-steps'
import { figuresOf } from './hazard-rules'

type Stage = PlanAction['stage']
type Role = 'supervisor' | 'manager' | 'competent'

/** Who has it where nobody is assigned. */
const roles: Readonly<Record<Stage, Role>> = {
  urgent: 'supervisor',
  recorded: 'manager',
  eliminate: 'manager',
  substitute: 'manager',
  engineer: 'manager',
  administer: 'supervisor',
  protect: 'supervisor',
  verify: 'competent',
}
/** What needs nothing built or bought can be done at once, and holds until the rest is. */
const quick: ReadonlySet<Stage> = new Set(['administer', 'protect'])

/** The stage of each of the six steps for a hazard that isn't recognized. */
const fallbackStages: readonly Stage[] = ['urgent', 'urgent', 'administer', 'eliminate', 'verify', 'verify']

/** Whoever has the task, and its deadline. */
export type Owner = { id: string | null; name: string | null; dueDate: string | null }
export type PlanSubject = {
  violation: Violation
  hazard: HazardId | null
  law: Law | null
  owner: Owner
  today: string
}
type Step = { stage: Stage; text: string; codes: string[] }

/** What to do about a violation: each step with its stage, who has it, by when, and where its figures are written. */
export function planActions(subject: PlanSubject, formatter: Formatter): PlanAction[] {
  return stepsOf(subject, formatter).map(step => ({
    ...step,
    ...whoFor(step.stage, subject.owner, formatter),
    due: dueFor(step.stage, subject),
  }))
}

function stepsOf({ violation, hazard: id, law }: PlanSubject, formatter: Formatter): Step[] {
  const say = (code: MessageCode, params = {}) => textOf(formatter, code, params)
  const recorded = recordedSteps(violation).map((text): Step => ({ stage: 'recorded', text, codes: [] }))
  const steps: Step[] = id
    ? [...remedies(id, law, say), ...checks(say)]
    : fallbackSteps.map((code, at) => ({ stage: fallbackStages[at] ?? 'verify', text: say(code), codes: [] }))
  const urgent = steps.filter(({ stage }) => stage === 'urgent')
  return [...urgent, ...recorded, ...steps.filter(({ stage }) => stage !== 'urgent')]
}

type Say = (code: MessageCode, params?: Record<string, string>) => string

/** They are advice. The rule that is broken needn't ask for them; only their figures are written somewhere. */
const remedies = (id: HazardId, law: Law | null, say: Say): Step[] =>
  controls.flatMap((stage: Control) =>
    (hazard(id).remedies[stage] ?? []).map(remedy => {
      const ofFigures = figuresOf(id, law, remedy).map(({ code }) => code)
      return {
        stage,
        text: say(`hazard.${id}.remedy.${remedy}`, figuresFor(id, remedy, law)),
        codes: [...new Set(ofFigures)],
      }
    }),
  )

/** Every plan ends with a check that it worked and a record of what was done. */
const checks = (say: Say): Step[] =>
  fallbackSteps.slice(-2).map(code => ({ stage: 'verify', text: say(code), codes: [] }))

/** What people wrote as steps; the product's own are in the plan already. */
const recordedSteps = ({ messages, remediationSteps }: Violation): string[] =>
  messages
    ? messages.remediationSteps.flatMap(({ code, text }) => (code === 'own' ? [text] : []))
    : remediationSteps

/** Whoever has the task does the work; what is urgent and the check at the end are not left to them alone. */
function whoFor(stage: Stage, { id, name }: Owner, formatter: Formatter) {
  const isTheirs = name !== null && stage !== 'urgent' && stage !== 'verify'
  return isTheirs
    ? { who: name, assignee: id }
    : { who: textOf(formatter, `assistant.plan.who.${roles[stage]}`), assignee: null }
}

/** Today, tomorrow, or the deadline of the task, which is the proposed one where there is none. */
function dueFor(stage: Stage, { violation, owner, today }: PlanSubject): string {
  if (stage === 'urgent') return today
  const byThen = owner.dueDate ?? proposedDueDate(today, violation)
  const deadline = byThen < today ? today : byThen
  const tomorrow = dayAfter(today, 1)
  return quick.has(stage) && tomorrow < deadline ? tomorrow : deadline
}
