import { cfrText, osha } from './write-up'

/** 29 CFR 1903 and 1904: inspections, citations, records and reports. */
export const recordkeeping = osha('General Industry', cfrText, [
  {
    code: '1904.1',
    title: 'Small employers and injury records',
    summary:
      'A company that never had more than 10 employees in the last calendar year need not keep the OSHA log, unless it is asked to in writing. Deaths, hospital stays, amputations and lost eyes are still reported.',
    risk: 'Low',
    tags: ['recordkeeping', 'compliance'],
    related: ['1904.39', '1904.2', '1904.4'],
  },
  {
    code: '1904.2',
    title: 'Industries exempt from the log',
    summary:
      'Establishments in listed low-hazard industries need not keep the log unless asked in writing. The exemption goes by the industry code of each establishment, and serious events are still reported.',
    risk: 'Low',
    tags: ['recordkeeping', 'compliance'],
    related: ['1904.1', '1904.39'],
  },
  {
    code: '1904.4',
    title: 'What is recordable',
    summary:
      'A death, injury or illness goes on the log if it is work-related, a new case, and meets one of the recording criteria. All three have to be true.',
    risk: 'Low',
    tags: ['recordkeeping'],
    related: ['1904.5', '1904.7'],
  },
  {
    code: '1904.5',
    title: 'Work-related or not',
    summary:
      'An injury is work-related if something at work caused it, added to it or made an old condition significantly worse; what happens in the work environment is presumed to be. Exceptions are listed: visitors, voluntary sports, own food, commuting accidents on the car park, colds and a few more.',
    risk: 'Low',
    tags: ['recordkeeping'],
    related: ['1904.4', '1904.7'],
  },
  {
    code: '1904.7',
    title: 'Recording criteria and first aid',
    summary:
      'Record a case that leads to death, days away, restricted work or transfer, medical treatment beyond first aid, loss of consciousness or a significant diagnosed injury. Days are calendar days, counted from the day after, capped at 180. What counts as first aid is a closed list in the rule.',
    check: [
      'Stitches or prescription medicine: recordable.',
      'Band-Aid, gauze pad, butterfly strip, tetanus shot, non-prescription dose: first aid.',
      'Cast, rigid splint that stays on, physical therapy: medical treatment.',
      'Doctor says light duty: restricted work.',
    ],
    risk: 'Low',
    tags: ['recordkeeping', 'first aid'],
    related: ['1904.4', '1904.29'],
  },
  {
    code: '1904.8',
    title: 'Needlesticks on the log',
    summary:
      'Every work-related needlestick or cut with something contaminated by another person’s blood is recorded, as a privacy case without the name. If the person later falls ill from it, the entry is updated.',
    risk: 'Low',
    tags: ['recordkeeping', 'biological hazards', 'healthcare'],
    related: ['1910.1030', '1904.29'],
  },
  {
    code: '1904.10',
    title: 'Hearing loss on the log',
    summary:
      'Record a work-related threshold shift (an average of 10 dB at 2000, 3000 and 4000 Hz) if the hearing level in that ear is also 25 dB or more above zero. A retest within 30 days may show that it is not so.',
    risk: 'Low',
    tags: ['recordkeeping', 'noise', 'medical surveillance'],
    related: ['1910.95(g)', '1904.4'],
  },
  {
    code: '1904.29',
    title: 'OSHA forms 300, 300-A and 301',
    summary:
      'Each recordable case goes on the 300 log and a 301 report within 7 calendar days of hearing of it; the 300-A sums up the year. Sensitive cases are entered as privacy cases with a separate list of names.',
    risk: 'Low',
    tags: ['recordkeeping'],
    related: ['1904.7', '1904.32', '1904.33'],
  },
  {
    code: '1904.32',
    title: 'Annual summary posted',
    summary:
      'After each year the log is checked, summed up on the 300-A and certified by a company executive. It hangs where notices are usually posted from February 1 to April 30, even if nothing happened.',
    risk: 'Low',
    tags: ['recordkeeping', 'signs'],
    related: ['1904.29', '1904.33'],
  },
  {
    code: '1904.33',
    title: 'Keeping injury records for 5 years',
    summary:
      'Logs, summaries and incident reports are kept for 5 years after the year they cover, and the log is corrected when something new becomes known. The summary need not be changed.',
    risk: 'Low',
    tags: ['recordkeeping'],
    related: ['1904.29'],
  },
  {
    code: '1904.35',
    title: 'Workers’ part in injury records',
    summary:
      'People are told how to report an injury, by a way that does not discourage them, and that nobody may be punished for it. They and their representatives may see the log by the end of the next business day.',
    risk: 'Low',
    tags: ['recordkeeping', 'worker participation', 'reporting'],
    related: ['1904.36', '1904.29'],
  },
  {
    code: '1904.36',
    title: 'No retaliation for reporting',
    summary:
      'Nobody may be dismissed or treated worse for reporting an injury, complaining about safety or asking for the records. The duty stands beside section 11(c) of the OSH Act.',
    risk: 'Medium',
    tags: ['worker participation', 'reporting', 'compliance'],
    related: ['1904.35', '1903.11'],
  },
  {
    code: '1904.39',
    title: 'Reporting deaths and severe injuries',
    summary:
      'Report a work-related death to OSHA within 8 hours, and an in-patient hospitalization, amputation or loss of an eye within 24 hours. A death counts if it comes within 30 days of the incident, the others within 24 hours. By phone, in person or online; road accidents outside work zones are not reported.',
    check: [
      'The number is at hand: 1-800-321-6742.',
      'The clock starts when you or your agent learns of it.',
      'Small employers report too.',
    ],
    risk: 'High',
    tags: ['reporting', 'emergency', 'compliance'],
    related: ['1904.1', '1904.7'],
  },
  {
    code: '1904.40',
    title: 'Records for inspectors within 4 hours',
    summary:
      'When an authorized government representative asks for the injury records, copies are handed over within 4 business hours, counted where the records are kept. Having them ready on a computer that can print them is enough.',
    risk: 'Low',
    tags: ['recordkeeping', 'inspection'],
    related: ['1904.33', '1903.7'],
  },
  {
    code: '1904.41',
    title: 'Sending injury data electronically',
    summary:
      'Establishments with 250 or more employees that keep records, or 20 to 249 employees in listed industries, submit the 300-A online every year. Those with 100 or more employees in further listed industries also send forms 300 and 301. The date is 2 March of the following year.',
    risk: 'Low',
    tags: ['recordkeeping', 'reporting'],
    related: ['1904.32', '1904.29'],
  },
  {
    code: '1903.2',
    title: 'OSHA poster',
    summary:
      'Every establishment displays the OSHA notice of rights and duties where people look for notices, unaltered and uncovered. A copy must be at least 8 1/2 by 14 inches. States with their own plan may have their own poster.',
    risk: 'Low',
    tags: ['signs', 'compliance'],
    related: ['1903.16'],
  },
  {
    code: '1903.7',
    title: 'How an inspection goes',
    summary:
      'The inspector shows credentials, says what it is about, and may take samples, photographs and measurements and question people in private. At the end there is a conference about what was found.',
    risk: 'Low',
    tags: ['inspection', 'compliance'],
    related: ['1903.8', '1903.14'],
  },
  {
    code: '1903.8',
    title: 'Who goes along on an inspection',
    summary:
      'One representative of the employer and one of the employees may accompany the inspector; without one, the inspector talks with a reasonable number of employees. The employees’ representative may be a third party where there is good reason.',
    risk: 'Low',
    tags: ['inspection', 'worker participation'],
    related: ['1903.7'],
  },
  {
    code: '1903.11',
    title: 'Complaints by employees',
    summary:
      'An employee or representative who believes that there is a violation may ask OSHA in writing to inspect. On request the employer never learns the name.',
    risk: 'Low',
    tags: ['worker participation', 'inspection'],
    related: ['1904.36'],
  },
  {
    code: '1903.13',
    title: 'Imminent danger',
    summary:
      'If an inspector finds something that could kill or seriously harm at once, workers and employer are told immediately and a court order can be sought. Citations may follow even if it is put right on the spot.',
    risk: 'High',
    tags: ['inspection', 'emergency'],
    related: ['1903.14'],
  },
  {
    code: '1903.14',
    title: 'Citations',
    summary:
      'A citation describes the violation, names the rule and sets a date to fix it. It is issued within 6 months of the violation, also if it was corrected during the inspection.',
    risk: 'Low',
    tags: ['compliance', 'inspection'],
    related: ['1903.15', '1903.16', '1903.17'],
  },
  {
    code: '1903.15',
    title: 'OSHA penalties',
    summary:
      'Penalties weigh the size of the business, gravity, good faith and history. The maxima since January 15, 2025: $16,550 for a serious, other-than-serious or posting violation, $16,550 a day for failure to correct, $165,514 for willful or repeated ones, with at least $11,823 for willful.',
    risk: 'Low',
    tags: ['compliance'],
    related: ['1903.14', '1903.17'],
  },
  {
    code: '1903.16',
    title: 'Posting a citation',
    summary:
      'A citation is posted unedited at or near the place of the violation at once, and stays until it is fixed or for 3 working days, whichever is longer, even if contested. Tearing it down can bring a penalty of its own.',
    risk: 'Low',
    tags: ['compliance', 'signs'],
    related: ['1903.14', '1903.19'],
  },
  {
    code: '1903.17',
    title: 'Contesting a citation',
    summary:
      'An employer who disagrees tells the area director in writing within 15 working days of receiving the penalty notice, and says whether the citation, the penalty or both are contested. Employees may contest the time given to fix it.',
    risk: 'Low',
    tags: ['compliance'],
    related: ['1903.14', '1903.15', '1903.20'],
  },
  {
    code: '1903.19',
    title: 'Proving that a violation is fixed',
    summary:
      'Within 10 calendar days after the abatement date the employer certifies that each cited violation is corrected, how and when, and that workers were told. Willful, repeated and some serious ones need documents such as photos or invoices. What an inspector saw fixed within 24 hours need not be certified.',
    risk: 'Low',
    tags: ['compliance', 'recordkeeping'],
    related: ['1903.14', '1903.16'],
  },
  {
    code: '1903.20',
    title: 'Informal conference',
    summary:
      'Employer, employees or their representative may ask OSHA for an informal conference to discuss an inspection, citation, penalty or contest. Such a request does not stop the time for contesting.',
    risk: 'Low',
    tags: ['compliance'],
    related: ['1903.17'],
  },
])
