import type { Verification } from './verification'
import { writtenUp } from './write-up'

/** The Act as it stands in 29 USC 651 to 678. */
const actText: Verification = {
  how: 'official text',
  version: '29 USC 651–678, release point 119-73',
  on: '2026-11-15',
}

export const oshAct = writtenUp(
  {
    industry: 'General Industry',
    body: 'OSHA',
    jurisdiction: 'US',
    verified: actText,
    source: code =>
      `https://www.osha.gov/laws-regs/oshact/${code.startsWith('OSH Act 5') ? 'section5-duties' : `section_${/\d+/.exec(code)?.[0]}`}`,
  },
  [
    {
      code: 'OSH Act 5(a)(1)',
      title: 'General Duty Clause',
      summary:
        'Where no standard fits, each employer still keeps the workplace free from recognized hazards that are likely to cause death or serious physical harm. OSHA uses it for heat, ergonomics, violence and high-visibility clothing on road sites.',
      check: [
        'Is the hazard known in the trade or to the employer?',
        'Could it kill or maim?',
        'Is there a feasible way to reduce it?',
      ],
      risk: 'High',
      tags: ['compliance', 'heat', 'ergonomics', 'hi-vis'],
      related: ['29 CFR 1926.20(b)', '29 CFR 1926.201', 'NIOSH 2016-106', 'OSH Act 5(a)(2)'],
      asks: [
        'GDC',
        '5(a)(1) citation',
        'what if there is no OSHA standard',
        'no rule but it is dangerous',
        'recognized hazard',
        'can OSHA cite without a standard',
        'safe workplace duty of the employer',
        'cláusula de deber general',
        'clause d’obligation générale OSHA : à quoi sert-elle',
        'allgemeine Fürsorgepflicht des Arbeitgebers in den USA (General Duty)',
        '一般责任条款 雇主',
      ],
    },
    {
      code: 'OSH Act 5(a)(2)',
      title: 'Duty to follow the standards',
      summary:
        'Each employer complies with the occupational safety and health standards issued under the Act. Where a standard covers the hazard, OSHA cites that standard and not the General Duty Clause.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['OSH Act 5(a)(1)', 'OSH Act 5(b)'],
      asks: [
        'do I have to follow OSHA standards',
        'are OSHA standards law',
        'legal basis of OSHA rules',
        'employer must comply with standards',
        'is OSHA mandatory',
        'standard or general duty clause',
      ],
    },
    {
      code: 'OSH Act 5(b)',
      title: 'Duty of employees',
      summary:
        'Each employee follows the standards, rules and orders that apply to their own actions. OSHA has no fine for employees, though; the employer answers for what it let happen.',
      risk: 'Low',
      tags: ['compliance', 'worker participation'],
      related: ['OSH Act 5(a)(1)', 'OSH Act 5(a)(2)'],
      asks: [
        'can OSHA fine an employee',
        'worker refuses to wear PPE',
        'employee responsibility OSHA',
        'can a worker be cited',
        'employee does not follow safety rules',
        'who is fined when a worker breaks the rules',
      ],
    },
    {
      code: 'OSH Act 8(a)',
      title: 'OSHA’s right to inspect',
      summary:
        'On showing credentials, an OSHA officer may enter a workplace without delay at reasonable times, inspect it and question employers and employees in private, within reasonable limits. Courts require a warrant if the employer refuses consent.',
      check: [
        'Ask for credentials.',
        'Know who accompanies the inspector and calls the office.',
        'Take the same notes and pictures.',
      ],
      risk: 'Medium',
      tags: ['inspection', 'compliance'],
      related: ['OSH Act 8(f)(1)', '29 CFR 1903.11', 'OSH Act 9(a)'],
      asks: [
        'can OSHA come on my site',
        'does OSHA need a warrant',
        'OSHA showed up what do I do',
        'can I refuse an OSHA inspection',
        'OSHA inspector at the gate',
        'rights during an OSHA inspection',
      ],
    },
    {
      code: 'OSH Act 8(f)(1)',
      title: 'Complaints by workers',
      summary:
        'Employees or their representative who believe that a violation threatens physical harm or that there is imminent danger may ask for an inspection in writing, with the reasons and signed. The employer gets a copy, without the names if they ask for that.',
      risk: 'Medium',
      tags: ['worker participation', 'reporting', 'inspection'],
      related: ['29 CFR 1903.11', 'OSH Act 11(c)', 'OSH Act 13(a)'],
      asks: [
        'how do I file an OSHA complaint',
        'report unsafe work to OSHA',
        'anonymous OSHA complaint',
        'call OSHA on my employer',
        'request an OSHA inspection',
        'will my boss know I called OSHA',
      ],
    },
    {
      code: 'OSH Act 9(a)',
      title: 'Citations in writing',
      summary:
        'If OSHA believes an employer has violated the Act or a standard, it issues a citation with reasonable promptness, in writing, describing the violation and the provision and setting a reasonable time to fix it. None may be issued later than 6 months after the violation occurred.',
      risk: 'Low',
      tags: ['compliance', 'inspection'],
      related: ['OSH Act 10(a)', '29 CFR 1903.15', 'OSH Act 17(b)'],
      asks: [
        'how long does OSHA have to issue a citation',
        'six months OSHA citation',
        'what is an OSHA citation',
        'OSHA statute of limitations',
        'when will the citation come',
        'citation after an inspection',
      ],
    },
    {
      code: 'OSH Act 10(a)',
      title: 'Contesting a citation within 15 working days',
      summary:
        'After a citation the employer has 15 working days to notify OSHA that it contests the citation or the penalty. Without such a notice they become a final order that no court or agency reviews. Employees may contest the time given for fixing.',
      check: [
        'Count working days from the day the notice came by certified mail.',
        'Ask for an informal conference early; it does not stop the clock.',
        'Put the contest in writing.',
      ],
      risk: 'Medium',
      tags: ['compliance', 'reporting'],
      related: ['29 CFR 1903.17', '29 CFR 1903.20', 'OSH Act 9(a)'],
      asks: [
        'contest an OSHA citation',
        'how long do I have to appeal an OSHA fine',
        'fight an OSHA citation',
        '15 working days OSHA',
        'appeal OSHA penalty',
        'what happens if I ignore an OSHA citation',
      ],
    },
    {
      code: 'OSH Act 11(c)',
      title: 'Protection of whistleblowers',
      summary:
        'Nobody may be dismissed or disadvantaged for complaining, reporting an injury or using other rights under the Act. A complaint to OSHA must be made within 30 days.',
      risk: 'Medium',
      tags: ['worker participation', 'reporting', 'compliance'],
      related: ['29 CFR 1904.36', '29 CFR 1903.11'],
      asks: [
        'fired for reporting safety',
        'OSHA retaliation',
        'whistleblower complaint deadline',
        'boss punished me for calling OSHA',
        '11c complaint',
        'can I be fired for refusing unsafe work',
        'retaliation for reporting an injury',
      ],
    },
    {
      code: 'OSH Act 13(a)',
      title: 'Imminent danger',
      summary:
        'Where conditions could reasonably be expected to cause death or serious harm right away, or before ordinary enforcement could end them, OSHA may ask a district court for an order to stop and to take people out. The inspector tells employees and employer at once; OSHA itself cannot shut a job down without the court.',
      risk: 'High',
      tags: ['emergency', 'inspection', 'compliance'],
      related: ['OSH Act 8(f)(1)', '29 CFR 1903.13'],
      asks: [
        'can OSHA shut down a job',
        'imminent danger OSHA',
        'stop work order OSHA',
        'can OSHA close a site',
        'immediate danger who stops work',
        'red tag OSHA',
      ],
    },
    {
      code: 'OSH Act 17(a)',
      title: 'Willful and repeated violations',
      summary:
        'An employer who willfully or repeatedly violates the Act or a standard may be fined many times the amount of a serious violation, and a willful one has a minimum. The Act names $70,000 and $5,000; both are raised for inflation each year, and today’s amounts stand in 29 CFR 1903.15.',
      risk: 'High',
      tags: ['compliance'],
      related: ['29 CFR 1903.15', 'OSH Act 17(b)', 'OSH Act 17(e)'],
      asks: [
        'willful violation OSHA fine',
        'repeat violation penalty',
        'maximum OSHA fine',
        'what is a willful violation',
        'repeated citation how much',
        'OSHA penalty willful minimum',
      ],
    },
    {
      code: 'OSH Act 17(b)',
      title: 'Serious violations',
      summary:
        'A serious violation carries a civil penalty for each violation. The Act names $7,000, raised for inflation each year; today’s amount stands in 29 CFR 1903.15. Serious means a substantial probability of death or serious physical harm, unless the employer did not and could not know of it.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['29 CFR 1903.15', 'OSH Act 17(a)'],
      asks: [
        'what is a serious violation',
        'serious OSHA citation fine',
        'definition of serious violation OSHA',
        'OSHA fine for one violation',
        'serious vs other than serious',
        'employer did not know violation',
      ],
    },
    {
      code: 'OSH Act 17(d)',
      title: 'Failure to correct a violation',
      summary:
        'An employer who does not correct a cited violation in the time allowed may be fined for each day it continues. The Act names $7,000 a day, raised for inflation; today’s amount stands in 29 CFR 1903.15. While a contest in good faith is pending, the time does not run.',
      risk: 'Medium',
      tags: ['compliance'],
      related: ['29 CFR 1903.15', '29 CFR 1903.19', 'OSH Act 10(a)'],
      asks: [
        'failure to abate penalty',
        'did not fix the OSHA violation in time',
        'daily fine OSHA',
        'abatement deadline missed',
        'per day penalty OSHA',
        'what if we cannot fix it by the date',
      ],
    },
    {
      code: 'OSH Act 17(e)',
      title: 'Criminal penalty when a willful violation kills',
      summary:
        'If a willful violation of a standard causes the death of an employee, a court may impose a fine of up to $10,000 under the Act, imprisonment of up to six months, or both; after an earlier conviction both double. General criminal law can raise the fine.',
      risk: 'High',
      tags: ['compliance'],
      related: ['OSH Act 17(a)'],
      asks: [
        'can you go to jail for an OSHA violation',
        'criminal charges worker death',
        'OSHA prison',
        'employee killed willful violation',
        'criminal penalty OSHA act',
        'manslaughter OSHA',
      ],
    },
    {
      code: 'OSH Act 18(b)',
      title: 'State plans',
      summary:
        'A state that wants to take over job safety submits a plan. It is approved if its standards and their enforcement are, or will be, at least as effective as the federal ones and it has the people and money for it. There the state’s own rules are cited instead of the federal ones.',
      risk: 'Low',
      tags: ['compliance'],
      related: ['CA state plan', 'WA state plan', 'MI state plan', 'OR state plan'],
      asks: [
        'what is a state plan',
        'which states have their own OSHA',
        'state OSHA vs federal OSHA',
        'does my state have its own safety rules',
        'state plan states list',
        'at least as effective',
      ],
    },
  ],
)
