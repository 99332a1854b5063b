import { cfrText1910, osha } from './write-up'

/** 29 CFR 1910.147 by paragraph. */
export const usLockout = osha('General Industry', cfrText1910, [
  {
    code: '1910.147(a)(2)',
    title: 'When lockout applies and when it does not',
    summary:
      'Lockout covers servicing and maintenance. During normal production it applies once somebody has to remove or bypass a guard or reach into the point of operation or another danger zone. Routine small tool changes and adjustments that belong to production are left out if other effective protection is used, and so is equipment that is unplugged with the plug under the sole control of the person working on it.',
    risk: 'High',
    tags: ['lockout', 'machine guarding'],
    related: ['1910.147', '1910.212(a)(1)'],
    asks: [
      'when is lockout required',
      'minor servicing exception lockout',
      'clearing a jam lockout',
      'do I need to lock out to change a blade',
      'cord and plug exception',
      'unplugging instead of lockout',
      'setup and adjustment lockout',
    ],
  },
  {
    code: '1910.147(e)',
    title: 'Taking locks off and starting up again',
    summary:
      'Before power comes back the authorized employee sees that tools are gone, that the machine is whole and that everybody is clear. After the locks are off and before the start, the people affected are told. Each lock is taken off by the person who put it on.',
    check: [
      'Guards back on, tools counted.',
      'Everybody out of the machine.',
      'Affected people told before the start.',
    ],
    risk: 'High',
    tags: ['lockout'],
    related: ['1910.147', '1910.147(d)', '1910.147(e)(3)'],
    asks: [
      'removing lockout',
      'restarting a machine after lockout',
      'steps to remove lock and tag',
      're-energize equipment after maintenance',
      'who may take off the lock',
      'startup after lockout',
    ],
  },
  {
    code: '1910.147(e)(3)',
    title: 'Cutting off somebody else’s lock',
    summary:
      'Only the person who put a lock on takes it off. If that person is not available, it may be removed under the employer’s direction by a written, trained procedure: verify that they are not at the facility, make every reasonable effort to reach them, and make sure they know before they start work there again.',
    check: [
      'Form signed by the supervisor before the bolt cutter comes out.',
      'Call to the owner logged.',
      'Machine checked as for any restart.',
    ],
    risk: 'High',
    tags: ['lockout'],
    related: ['1910.147(e)', '1910.147(c)(4)'],
    asks: [
      'cut off a lock',
      'employee went home and left lock on',
      'remove someone else’s lock',
      'lock left on machine',
      'abandoned lock removal procedure',
      'bolt cutters lockout',
      'who can remove another employees lock',
      'cortar el candado de otro',
      'couper le cadenas d’un collègue, OSHA',
      'fremdes Schloss aufschneiden, OSHA',
      '能剪别人的锁吗',
    ],
  },
  {
    code: '1910.147(f)(1)',
    title: 'Testing or positioning a locked-out machine',
    summary:
      'When a machine has to be powered for a moment to test or position it: clear tools, get people out, remove the locks, power up and test, then shut down, isolate and lock everything again before the work goes on. Leaving it live to save time is not allowed.',
    risk: 'High',
    tags: ['lockout'],
    related: ['1910.147', '1910.147(d)', '1910.147(e)'],
    asks: [
      'testing machine during lockout',
      'temporarily remove lock to test',
      'jogging a machine during maintenance',
      'power up to troubleshoot',
      'positioning rolls lockout',
      'bump test motor direction lockout',
    ],
  },
  {
    code: '1910.147(f)(2)',
    title: 'Contractors and lockout',
    summary:
      'When outside people service machines, the plant and the contractor tell each other their lockout procedures. The plant makes sure its own people understand and keep to what the contractor’s program forbids.',
    check: [
      'Procedures exchanged before work starts.',
      'Operators know which machines the contractor has locked.',
      'One person coordinates both sides.',
    ],
    risk: 'High',
    tags: ['lockout', 'compliance'],
    related: ['1910.147', '1910.147(f)(3)'],
    asks: [
      'contractor lockout',
      'outside service technician lockout',
      'whose lockout procedure applies contractor',
      'lockout with vendors',
      'contractor locks on our equipment',
      'inform contractor of lockout procedure',
    ],
  },
  {
    code: '1910.147(f)(3)',
    title: 'Group lockout',
    summary:
      'A crew is protected as well as each person would be by a lock of their own. One authorized employee is responsible for a set number of people and knows who is exposed; with several crews somebody coordinates them all. Each person puts a personal lock on the group box when starting and takes it off when stopping.',
    check: [
      'Lock box with every personal lock on it.',
      'Name on each lock.',
      'One person in charge, named on the permit.',
    ],
    risk: 'High',
    tags: ['lockout'],
    related: ['1910.147', '1910.147(f)(4)', '1910.147(f)(2)'],
    asks: [
      'whole crew locks out one machine',
      'lock box procedure',
      'several people working on one machine lockout',
      'hasp multiple locks',
      'one lock for the whole crew',
      'crew lockout responsible person',
      'un candado por cada trabajador en la caja',
      'consignation de groupe, boîte à cadenas, OSHA',
      'Gruppenverriegelung, jeder sein Schloss, OSHA',
      '多人作业怎么上锁',
    ],
  },
  {
    code: '1910.147(f)(4)',
    title: 'Lockout at shift change',
    summary:
      'Special procedures keep the machine protected while one shift hands over to the next, so that there is no moment without a lock. The people coming on and going off transfer their locks in order.',
    risk: 'High',
    tags: ['lockout'],
    related: ['1910.147', '1910.147(f)(3)'],
    asks: [
      'lockout shift change',
      'handover of locks between shifts',
      'lock transfer next crew',
      'job runs over two shifts lockout',
      'leaving a lock on overnight',
      'shift change lock procedure',
    ],
  },
])
