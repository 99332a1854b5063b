import type {
  FineBreakdown,
  HistoryEntry,
  Priority,
  Severity,
  TaskStatus,
  Violation,
  ViolationFilters,
} from '@plumbline/contract'

type Named<Key extends string> = Record<Key, string>

export type Words = {
  /** A label and what it stands for, in one line. */
  pair: string
  report: string
  /** Above the title: which of how many, or the short number of the one. */
  numbered: string
  oneOf: string
  severity: Named<Severity>
  severityOf: Named<Severity>
  status: Named<Violation['status']>
  verdict: Named<NonNullable<Violation['verdict']>>
  confidence: Named<'veryLikely' | 'likely' | 'possible' | 'uncertain'>
  facts: Named<
    | 'location'
    | 'detected'
    | 'source'
    | 'confidence'
    | 'regulation'
    | 'time'
    | 'found'
    | 'statuses'
    | 'filters'
  >
  byAnalysis: string
  byPerson: string
  noRegulation: string
  pictureMarked: string
  pictureFrame: string
  noPicture: string
  sections: Named<
    'found' | 'why' | 'steps' | 'actions' | 'cause' | 'fine' | 'history' | 'list' | 'signatures'
  >
  noActions: string
  task: Named<'action' | 'responsible' | 'due' | 'status' | 'nobody' | 'noDate' | 'overdue' | 'stepsOf'>
  taskStatus: Named<TaskStatus>
  priority: Named<Priority>
  fine: Named<'estimate' | 'none' | 'notice' | 'step' | 'amount' | 'base' | 'maxima'>
  gravity: Named<FineBreakdown['gravity']>
  factor: Named<FineBreakdown['adjustments'][number]['factor']>
  limit: Named<NonNullable<FineBreakdown['limit']>>
  history: Named<
    | 'when'
    | 'who'
    | 'what'
    | 'product'
    | 'nothing'
    | 'recorded'
    | 'found'
    | 'taskCreated'
    | 'taskGone'
    | 'recheckedSame'
    | 'changed'
    | 'changedOnly'
  >
  fields: Named<Exclude<HistoryEntry['field'], 'created' | 'task'>>
  category: Named<Violation['category']>
  columns: Named<'number' | 'violation' | 'location' | 'severity' | 'status' | 'responsible'>
  roles: string[]
  signature: Named<'name' | 'signature' | 'date'>
  set: { title: string; empty: string; unfiltered: string; filter: Named<keyof ViolationFilters> }
  filterValues: Named<'me' | 'none' | 'only' | 'show'>
}

export const en: Words = {
  pair: '{label}: {value}',
  report: 'Violation report',
  numbered: 'Violation {number}',
  oneOf: '{number} of {count}',
  severity: { High: 'High', Medium: 'Medium', Low: 'Low' },
  severityOf: { High: 'High severity', Medium: 'Medium severity', Low: 'Low severity' },
  status: { Open: 'Open', 'In Progress': 'In Progress', Resolved: 'Resolved' },
  verdict: { confirmed: 'Confirmed', dismissed: 'Dismissed', corrected: 'Corrected' },
  confidence: {
    veryLikely: 'very likely',
    likely: 'likely',
    possible: 'possible',
    uncertain: 'uncertain',
  },
  facts: {
    location: 'Location',
    detected: 'Detected',
    source: 'Recorded by',
    confidence: 'Certainty',
    regulation: 'Regulation',
    time: 'Time in the recording',
    found: 'Violations',
    statuses: 'Status',
    filters: 'Chosen by',
  },
  byAnalysis: 'Analysis by Plumbline',
  byPerson: 'A person of the organization',
  noRegulation: 'None given',
  pictureMarked: 'The frames mark what was found.',
  pictureFrame: 'The clearest frame, {start} to {end}. The frames drawn on it mark what was found.',
  noPicture: 'No picture belongs to this violation.',
  sections: {
    found: 'What was found',
    why: 'Why',
    steps: 'What to do',
    actions: 'Actions',
    cause: 'Likely root cause',
    fine: 'Estimated Fine',
    history: 'Audit trail',
    list: 'Overview',
    signatures: 'Signatures',
  },
  noActions: 'No action has been assigned yet.',
  task: {
    action: 'Action',
    responsible: 'Responsible',
    due: 'Due',
    status: 'Status',
    nobody: 'Nobody yet',
    noDate: 'No date',
    overdue: 'overdue',
    stepsOf: 'Steps: {title}',
  },
  taskStatus: {
    open: 'Open',
    in_progress: 'In progress',
    completed: 'Completed',
    closed: 'Completed',
  },
  priority: { high: 'high priority', medium: 'medium priority', low: 'low priority' },
  fine: {
    estimate: '{amount} (estimate)',
    none: 'No estimate exists for this place.',
    notice:
      'An estimate by the published method from what is known here. It is neither a decision of an authority nor legal advice.',
    step: 'Step',
    amount: 'Amount',
    base: 'Base by gravity ({gravity})',
    maxima: 'The maximum is {maximum} for one violation, in force since {date}.',
  },
  gravity: {
    high: 'high',
    moderate: 'moderate',
    low: 'low',
  },
  factor: {
    size: 'Size of the company',
    good_faith: 'Good faith',
    history: 'History',
    quick_fix: 'Quick fix',
  },
  limit: {
    minimum: 'Raised to the minimum',
    maximum: 'Cut to the maximum',
  },
  history: {
    when: 'When',
    who: 'Who',
    what: 'What',
    product: 'Plumbline',
    nothing: 'none',
    recorded: 'Recorded',
    found: 'Found by analysis',
    taskCreated: 'Task created: {title}',
    taskGone: 'Task removed: {title}',
    recheckedSame: 'Rechecked: no change recommended',
    changed: '{field}: {from} → {to}',
    changedOnly: '{field} changed',
  },
  fields: {
    type: 'Name',
    description: 'Description',
    location: 'Location',
    severity: 'Severity',
    status: 'Status',
    regulationCode: 'Regulation code',
    date: 'Detected',
    remediationSteps: 'Remediation steps',
    boundingBoxes: 'Boxes on the picture',
    verdict: 'A person’s word',
    recheck: 'Recheck',
    regulation: 'Linked regulation',
    taskStatus: 'Task',
    taskAssignee: 'Assignee of the task',
  },
  category: {
    Falls: 'Falls',
    Electrical: 'Electrical',
    PPE: 'Personal protective equipment',
    'Struck-by': 'Struck by',
    'Caught-in': 'Caught in',
    Fire: 'Fire',
    Noise: 'Noise',
    Chemical: 'Chemicals',
    Housekeeping: 'Housekeeping',
    Other: 'Other',
  },
  columns: {
    number: 'No.',
    violation: 'Violation',
    location: 'Location',
    severity: 'Severity',
    status: 'Status',
    responsible: 'Responsible',
  },
  roles: ['Recorded by', 'Responsible for putting it right', 'Checked and closed by'],
  signature: { name: 'Name', signature: 'Signature', date: 'Date' },
  set: {
    title: 'Safety violations',
    empty: 'No violation fits the filters.',
    unfiltered: 'All violations of the organization',
    filter: {
      search: 'Search',
      severity: 'Severity',
      status: 'Status',
      category: 'Category',
      location: 'Location',
      assignee: 'Responsible',
      from: 'From',
      to: 'To',
      dismissed: 'Dismissed findings',
    },
  },
  filterValues: { me: 'me', none: 'nobody', only: 'only', show: 'included' },
}
