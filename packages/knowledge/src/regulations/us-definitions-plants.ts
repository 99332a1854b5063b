import { cfrText, cfrText1910, osha } from './write-up'

/** Defined terms of general industry whose text was at hand: confined spaces, lockout, recordkeeping. */
export const usPlantDefinitions = [
  ...osha('General Industry', cfrText1910, [
    {
      code: '1910.147(b) “Authorized employee”',
      title: 'Authorized and affected employees in lockout (definition)',
      summary:
        'An authorized employee is the one who locks or tags out a machine in order to service it. An affected employee runs the machine or works in the area while others service it. An operator whose duties come to include servicing becomes authorized and needs the training for that.',
      risk: 'Medium',
      tags: ['lockout', 'training'],
      related: ['1910.147(c)(7)', '1910.147', '1910.147(e)(3)'],
      asks: [
        'authorized vs affected employee',
        'who is an authorized employee lockout',
        'what is an affected employee',
        'can the operator lock out',
        'who may put on a lock',
        'lockout roles',
        'do operators need lockout training',
      ],
    },
    {
      code: '1910.147(b) “Energy isolating device”',
      title: 'What an energy isolating device is (definition)',
      summary:
        'A mechanical device that physically stops energy from being passed on or released: a hand-operated breaker, a disconnect switch, a line valve, a block. Push buttons, selector switches and other control devices are not, so an emergency stop pressed in is no lockout.',
      risk: 'High',
      tags: ['lockout', 'electrical'],
      related: ['1910.147', '1910.147(d)'],
      asks: [
        'is the e-stop a lockout',
        'emergency stop instead of lockout',
        'what counts as an energy isolating device',
        'can I lock out at the control panel',
        'push button lockout',
        'disconnect switch vs stop button',
      ],
    },
    {
      code: '1910.147(b) “Servicing and/or maintenance”',
      title: 'What counts as servicing or maintenance (definition)',
      summary:
        'Installing, setting up, adjusting, inspecting, changing, maintaining and servicing machines, including lubricating, cleaning, unjamming and tool changes, wherever somebody may be exposed to an unexpected start or to stored energy. Lockout applies to all of them.',
      risk: 'High',
      tags: ['lockout', 'machine guarding'],
      related: ['1910.147(a)(2)', '1910.147'],
      asks: [
        'is cleaning a machine maintenance',
        'does unjamming need lockout',
        'what is servicing under lockout',
        'lubricating a running machine',
        'is setup covered by lockout',
        'greasing while running',
      ],
    },
    {
      code: '1910.146(b) “Confined space”',
      title: 'What a confined space is in general industry (definition)',
      summary:
        'All three have to be true: a person can get in bodily and do assigned work, ways in and out are limited or restricted, and the space is not made for people to stay in. Tanks, vessels, silos, bins, hoppers, vaults and pits are examples.',
      risk: 'High',
      tags: ['confined space'],
      related: ['1910.146', '1910.146(b) “Permit-required confined space”', '1926.1202 “Confined space”'],
      asks: [
        'confined space in a plant what is it',
        'is a silo a confined space',
        'is a pit a confined space',
        'is a hopper a confined space',
        'is an oven a confined space',
        'definition confined space 1910.146',
      ],
    },
    {
      code: '1910.146(b) “Permit-required confined space”',
      title: 'What a permit space is in general industry (definition)',
      summary:
        'A confined space with at least one serious danger: it holds or may hold a hazardous atmosphere, holds material that can engulf somebody, narrows so that a person can be trapped, or has any other recognized serious hazard. One of them is enough.',
      risk: 'High',
      tags: ['confined space', 'permit'],
      related: ['1910.146', '1910.146(b) “Confined space”', '1910.146(c)(2)'],
      asks: [
        'permit space plant definition',
        'does this tank need a permit',
        'permit required or not',
        'reclassify a permit space',
        'PRCS general industry',
        'confined space with a mixer inside',
      ],
    },
  ]),
  ...osha('General Industry', cfrText, [
    {
      code: '1904.46',
      title: 'Recordkeeping definitions: establishment',
      summary:
        'An establishment is one physical location where business is done; each keeps its own injury log if it lasts long enough. For work without a fixed place, such as construction, it is the office or yard that supervises or dispatches the people. The section also defines injury and illness and who is a health care professional.',
      risk: 'Low',
      tags: ['recordkeeping'],
      related: ['1904.4', '1904.29'],
      asks: [
        'what is an establishment OSHA',
        'one log per job site',
        'separate 300 log for each location',
        'which office keeps the log for construction',
        'injury vs illness definition OSHA',
        'log for a short project',
      ],
    },
  ]),
]
