import { fromMemory } from './verification'
import { cfrText, osha, writtenUp } from './write-up'

/** Who is who and who answers for what on a US site: general definitions, contractors, temporary workers. */
export const usResponsibility = [
  ...osha('Construction', cfrText, [
    {
      code: '1926.32',
      title: 'Definitions for all of construction',
      summary:
        'The words that the whole construction part uses: competent person, qualified, authorized and designated person, construction work, employer, hazardous substance, safety factor. “Shall” means it has to be done; “should” is a recommendation. Single subparts add definitions of their own.',
      risk: 'Low',
      tags: ['compliance', 'competent person'],
      related: ['1926.32(f)', '1926.32(m)', '1926.32(d)', '1926.32(g)'],
      asks: [
        'OSHA construction definitions',
        'what do the terms in 1926 mean',
        'shall versus should in OSHA rules',
        'meaning of approved in OSHA standards',
        'glossary of construction safety terms',
        'difference between competent and qualified person',
      ],
    },
    {
      code: '1926.32(f)',
      title: 'What a competent person is (definition)',
      summary:
        'A competent person can spot hazards that are there and hazards that can be foreseen, and has the employer’s authority to get them corrected right away. Both halves count: knowledge without the power to stop the work is not enough. It is no certificate and no job title; the employer names somebody who meets both for the work at hand.',
      check: [
        'Ask who the competent person is for the trench, the scaffold or the fall protection today.',
        'Can that person name the hazards of this job and stop it without calling somebody?',
        'Are they on site while the work goes on?',
      ],
      risk: 'Medium',
      tags: ['competent person', 'compliance'],
      related: ['1926.32(m)', '1926.20(b)(2)', '1926.651(k)', '1926.451(f)(3)'],
      asks: [
        'what is a competent person',
        'who can be the competent person',
        'does a competent person need a certificate',
        'competent person definition OSHA',
        'competent vs qualified person',
        'who is allowed to inspect the trench or scaffold',
        'does the competent person have to be on site',
        'can the foreman be the competent person',
      ],
    },
    {
      code: '1926.32(m)',
      title: 'What a qualified person is (definition)',
      summary:
        'A qualified person has a degree, certificate or professional standing, or long knowledge, training and experience, and has shown that they can solve problems of the subject, the work or the project. Designs of lifelines, scaffolds or rigging ask for one. Unlike the competent person, the definition does not ask for authority to stop the work.',
      risk: 'Medium',
      tags: ['competent person', 'training'],
      related: ['1926.32(f)', '1926.1401'],
      asks: [
        'what is a qualified person',
        'qualified person vs competent person',
        'who counts as qualified under OSHA',
        'does a qualified person need a degree',
        'who can design a horizontal lifeline',
        'qualified person definition construction',
        'what makes somebody qualified',
      ],
    },
    {
      code: '1926.32(d)',
      title: 'What an authorized or designated person is (definition)',
      summary:
        'An authorized person is somebody the employer has approved or assigned for a certain duty or for being in a certain place on the site. “Designated person” means the same. It says nothing about training, which other rules ask for.',
      risk: 'Low',
      tags: ['compliance'],
      related: ['1926.32(f)', '1926.453'],
      asks: [
        'what is an authorized person',
        'designated person meaning OSHA',
        'who may operate the equipment',
        'authorized employee definition construction',
        'who decides who is authorized',
        'difference between authorized and competent',
      ],
    },
    {
      code: '1926.32(g)',
      title: 'What counts as construction work (definition)',
      summary:
        'Construction work is building, altering or repairing, and painting and decorating belong to it. It decides whether the construction or the general industry rules apply. Plain maintenance, keeping something in its existing state, is general industry by OSHA’s interpretation, and scale and complexity of the job help to draw the line.',
      risk: 'Low',
      tags: ['compliance'],
      related: ['1926.32', '1926.20(b)'],
      asks: [
        'is it construction or general industry',
        'does 1926 or 1910 apply',
        'construction vs maintenance OSHA',
        'is painting construction work',
        'is a repair job construction',
        'which OSHA standard applies to renovation',
        'definition of construction',
      ],
    },
    {
      code: '1926.32(n)',
      title: 'What a safety factor is (definition)',
      summary:
        'The safety factor is the breaking strength of a part divided by the stress or load it really carries in use. A sling that carries only a fraction of what would break it has a high factor. The rules on slings, ropes, scaffolds and lifelines give the factors they ask for.',
      risk: 'Low',
      tags: ['rigging', 'compliance'],
      related: ['1926.251', '1926.451(a)'],
      asks: [
        'what is a safety factor',
        'safety factor definition rigging',
        '5 to 1 safety factor meaning',
        'design factor of a sling',
        'how is the safety factor calculated',
        'breaking strength versus working load',
      ],
    },
    {
      code: '1926.16',
      title: 'Prime contractor and subcontractors: who is responsible',
      summary:
        'The prime contractor takes on every duty an employer has under the construction rules for the whole contract, whether or not parts are subcontracted. Each subcontractor is responsible for its own part besides. They may agree who provides toilets or first aid, but that never relieves the prime contractor of the overall responsibility, and both can be cited.',
      check: [
        'The contract or plan says who provides what: rails, toilets, first aid, power.',
        'The general contractor looks at the subcontractors’ work and acts on what it finds.',
        'A subcontractor does not wait for the general contractor to fix its own hazards.',
      ],
      risk: 'Medium',
      tags: ['compliance'],
      related: ['OSHA CPL 02-00-124', '1926.20(b)', '1926.32'],
      asks: [
        'is the general contractor responsible for the subs',
        'GC liability for subcontractor safety',
        'who is responsible for safety on a construction site',
        'prime contractor responsibility OSHA',
        'can the GC get cited for a subcontractor',
        'who provides toilets on a multi contractor site',
        'joint responsibility contractor and sub',
      ],
    },
  ]),
  ...osha('General Industry', cfrText, [
    {
      code: '1904.31',
      title: 'Temporary and leased workers in the injury log',
      summary:
        'Record the injuries of everybody on your payroll, and also of temps, leased workers and contractors’ people whom you supervise day to day. The staffing agency does not record the same case again; the two agree so that each case is recorded once. Self-employed people are not recorded.',
      check: [
        'Who tells the temp each day what to do and how: that employer records.',
        'The contract with the agency says who reports to whom.',
        'Temps know how to report an injury.',
      ],
      risk: 'Low',
      tags: ['recordkeeping', 'reporting'],
      related: ['1904.4', '1904.29', '1904.7'],
      asks: [
        'temp worker injury who records it',
        'staffing agency OSHA log',
        'do temp workers go on our 300 log',
        'leased employees recordkeeping',
        'contractor got hurt on our site do we log it',
        'day-to-day supervision recordkeeping',
        'who is responsible for temporary workers',
      ],
    },
  ]),
  ...writtenUp(
    {
      industry: 'Construction',
      body: 'OSHA',
      jurisdiction: 'US',
      verified: fromMemory,
      source: () => 'https://www.osha.gov/enforcement/directives/cpl-2-0124',
    },
    [
      {
        code: 'OSHA CPL 02-00-124',
        title: 'Multi-employer citation policy (CPL 2-0.124)',
        summary:
          'On a site with several employers OSHA may cite more than one for the same hazard. It asks first whether the employer created the hazard, exposed its own people to it, was to correct it, or controls the site, and then whether it did what such an employer has to do. A controlling employer, usually the general contractor, has to take reasonable care: look at the site often enough, get hazards corrected and enforce the rules with subcontractors.',
        check: [
          'Creating: whoever made the hazard can be cited even if only others are exposed.',
          'Exposing: fix it, ask for the fix, warn your people and protect them, or take them away.',
          'Correcting: whoever has to put up or maintain the protection, such as the scaffold builder.',
          'Controlling: site inspections, prompt correction, consequences for repeat offenders, all on paper.',
        ],
        risk: 'Medium',
        tags: ['compliance', 'inspection'],
        related: ['29 CFR 1926.16', 'OSH Act 5(a)(1)'],
        asks: [
          'multi employer worksite',
          'multi-employer citation policy',
          'creating exposing correcting controlling employer',
          'can OSHA cite the general contractor',
          'who gets the citation on a shared site',
          'we did not create the hazard can we be fined',
          'host employer responsibility contractors',
          'controlling contractor duties OSHA',
        ],
      },
    ],
  ),
]
