import { nothing } from '../../src/patterns'

export const places = {
  // Industries.
  construction: /construction|building sites?|job ?sites?/,
  manufacturing: /general industry|factory|factories|manufacturing|plant|warehouse|shop floor|workshop/,
  mining: /mine|mines|mining|quarry|msha/,
  // Before the name of a country, which alone could be anything.
  before: /in|of|from|under|for|the/,
  // 'Nigerian', 'Japanese'.
  adjectiveEnding: /n|an|ian|ese|ish|i/,
}

/** Questions about the organization's own records. */
export const records = {
  // Asks for a number or a list.
  asks: /how many|how bad|how are we|number of|count|list|show|which|what(?:'?s| is| are)|any|are there|is there|who|do (?:i|we) have/,
  violations: /violations?|findings?|issues?/,
  tasks: /tasks?|to-?dos?/,
  // Says that the organization's own records are meant.
  own: /open|overdue|resolved|closed|my|our|we|oldest|assigned|this (?:week|month)|at [A-Z]/,
  // Severities.
  high: /high|severe|serious/,
  medium: /medium/,
  low: /low/,
  overdue: /overdue|late|past due/,
  resolved: /resolved|closed|done|fixed|fix/,
  open: /open|unresolved|not resolved|outstanding|remaining/,
  mine: /my|mine|assigned to me/,
  oldest: /oldest|longest|earliest/,
  people: /who|whose/,
  number: /how many/,
  // How a site is doing: 'how bad is North Yard'.
  state: /how (?:bad|good|safe|are we doing|is it going|does\b.*\blook)/,
  // Before the name of a site.
  beforeSite: /at|on site|how \p{L}+ (?:is|steht)/u,
  // After the name of a site.
  afterSite: nothing,
  // Between the two words before a name and the name.
  article: /the/,
  // Before the name of a person.
  beforePerson: /for|of|assigned to|does|has/,
  // Advice, where no rule is shown broken.
  observations: /observations?/,
  // That something was found.
  found: /did (?:we|you|they|i) find|(?:was|were) found|have we found|we(?:'ve)? found/,
  // What people call findings besides violations; observations are among them.
  findings: /findings?|problems?|issues?|anything (?:open|new|high|found|left)/,
  // Asks what a rule says, even where it names a violation.
  rule: /how (?:long|high|deep|far|wide|much|often|close)|must|required?|requirements?|allowed|legal|rules?|fines?|penalt\w+|should|supposed|need/,
  // Periods.
  today: /today/,
  yesterday: /yesterday/,
  thisWeek: /this week/,
  lastWeek: /(?:last|past) week/,
  thisMonth: /this month/,
  lastMonth: /(?:last|past) month/,
  thisYear: /this year/,
  // Before a weekday.
  since: /since/,
  // Before the name of a month.
  beforeMonth: /in|during|of|since|for/,
}

export const violations = {
  // What people ask about the violation in front of them.
  cost: /costs?|fines?|fined|penalt\w+/,
  who: /who|whose|responsib\w+/,
  rule: /(?:which|what) (?:\w+ )?(?:rule|code|regulation|standard|section|law)/,
  fix: /what (?:do|should|can|must) (?:i|we) do|what now|how (?:do|can|should) (?:i|we) (?:fix|correct|solve)|how to fix|fix (?:it|this)|next steps?|remed\w+/,
  explain: /explain|why|what (?:is|does) (?:this|it|that)|what'?s (?:wrong|the problem)|dangerous|problem/,
  // Words that mean the violation on the screen.
  pointsAtIt: /this|that|it|these|violation|finding/,
}
