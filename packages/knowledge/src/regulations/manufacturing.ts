import { cfrSectionList, osha } from './write-up'

/** 29 CFR 1910 subparts H, N, O, P, Q and R, by section heading: machines, lifting, tools, welding, processes. */
export const manufacturingSections = osha('Manufacturing', cfrSectionList, [
  {
    code: '1910.119',
    title: 'Process safety management',
    summary:
      'Plants with listed amounts of highly hazardous chemicals, or 10,000 lb of flammables, keep process information, analyze hazards every five years, write procedures, train, control contractors, manage change, keep equipment sound, permit hot work, investigate incidents, plan for emergencies and audit every three years. Refineries, ammonia refrigeration and chlorine users are typical.',
    risk: 'High',
    tags: ['chemical safety', 'risk assessment', 'permit', 'management system', 'emergency'],
    related: ['40 CFR 68', '1926.64', '1910.120'],
  },
  {
    code: '1910.213',
    title: 'Woodworking machines',
    summary:
      'Table saws have hoods, spreaders and anti-kickback devices, radial saws return by themselves, jointers and shapers have guards, and machines can be locked off. Push sticks keep hands away.',
    risk: 'High',
    tags: ['machine guarding', 'tools'],
    related: ['1910.212', '1926.304'],
  },
  {
    code: '1910.215',
    title: 'Abrasive wheel machinery',
    summary:
      'Grinders have guards and flanges; on bench grinders the work rest is within 1/8 in and the tongue guard within 1/4 in of the wheel. Wheels are ring-tested before mounting and run no faster than rated.',
    check: [
      'Rest 1/8 in, tongue 1/4 in.',
      'Eye shield and glasses.',
      'Side guards on.',
      'Machine bolted down.',
    ],
    risk: 'High',
    tags: ['machine guarding', 'tools', 'eye protection'],
    related: ['1926.303', '1910.212'],
  },
  {
    code: '1910.216',
    title: 'Rubber and plastics mills and calenders',
    summary:
      'Mills and calenders have a safety trip across the whole front that stops the rolls within a set distance and needs a manual reset. People know how to trip it.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['1910.212'],
  },
  {
    code: '1910.217',
    title: 'Mechanical power presses',
    summary:
      'Presses have point-of-operation guards or devices that keep hands out, single-stroke and brake monitoring where required, weekly checks with records, trained operators, and injuries are reported to OSHA within 30 days. Hydraulic presses and press brakes fall under the general guarding rule instead.',
    risk: 'High',
    tags: ['machine guarding', 'inspection', 'training', 'reporting'],
    related: ['1910.212(a)(3)', '1910.147'],
  },
  {
    code: '1910.218',
    title: 'Forging machines',
    summary:
      'Hammers and presses are blocked before dies are changed, have treadle guards and shut-offs, and are inspected regularly with records. Scale and flying parts are shielded.',
    risk: 'High',
    tags: ['machine guarding', 'lockout', 'eye protection'],
    related: ['1910.212', '1910.147'],
  },
  {
    code: '1910.219',
    title: 'Belts, pulleys, gears and shafts',
    summary:
      'Power-transmission parts within 7 ft of the floor are guarded: flywheels, shafting, pulleys, belts, gears, sprockets, chains and couplings. Projecting shaft ends and set screws are covered or smooth.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['1910.212', '1926.307'],
  },
  {
    code: '1910.242',
    title: 'Hand and portable power tools: general',
    summary:
      'The employer answers for the safe condition of all tools, including the workers’ own. Compressed air for cleaning stays below 30 psi, with chip guarding and protective gear.',
    risk: 'Medium',
    tags: ['tools', 'pressure', 'eye protection'],
    related: ['1926.300', '1926.302(b)', '1910.243'],
  },
  {
    code: '1910.243',
    title: 'Guarding of portable power tools',
    summary:
      'Circular saws have upper and lower guards, tools have the right switches, abrasive wheels have guards, explosive-actuated tools only trained users, and mowers deflectors and stop controls. A guard tied back or taken off is the usual finding.',
    risk: 'High',
    tags: ['tools', 'machine guarding', 'training'],
    related: ['1910.242', '1926.304(d)', '1926.302(e)'],
  },
  {
    code: '1910.244',
    title: 'Jacks and abrasive blasting nozzles',
    summary:
      'Jacks show their rating, are not overloaded and are blocked after lifting; they are inspected regularly. Blast nozzles have a valve that must be held open.',
    risk: 'Medium',
    tags: ['tools', 'inspection'],
    related: ['1926.305'],
  },
  {
    code: '1910.252',
    title: 'Welding, cutting and brazing: general',
    summary:
      'Hot work is allowed only where fire is prevented: combustibles moved 35 ft away or shielded, extinguisher at hand, a responsible person inspects and authorizes, and a fire watch stays for at least half an hour afterwards where needed. Ventilation, eye protection and special care in confined spaces belong to it.',
    check: [
      'Written hot work permit.',
      'Look at the other side of walls and floors.',
      'Extraction at the arc; extra for stainless, galvanized and lead.',
      'Screens around the arc.',
    ],
    risk: 'High',
    tags: ['welding', 'fire safety', 'ventilation', 'permit', 'eye protection'],
    related: ['1926.352', '1926.353', '1910.253', '1910.254'],
  },
  {
    code: '1910.253',
    title: 'Oxygen-fuel gas welding',
    summary:
      'Cylinders stand secured with caps on; stored oxygen keeps 20 ft from fuel gas or behind a 5 ft barrier of half-hour fire resistance. No oil on oxygen fittings; hoses, regulators and torches are sound and fitted for the gas.',
    risk: 'High',
    tags: ['welding', 'pressure', 'fire safety', 'storage'],
    related: ['1926.350', '1910.101', '1910.102'],
  },
  {
    code: '1910.254',
    title: 'Arc welding',
    summary:
      'Machines, holders and cables suit the work and are whole; frames are grounded; coiled cable is spread out; wet or damaged gear is not used. Welders are trained.',
    risk: 'High',
    tags: ['welding', 'electrical', 'training'],
    related: ['1926.351', '1910.252'],
  },
  {
    code: '1910.255',
    title: 'Resistance welding',
    summary:
      'Spot, seam and flash welders have guarded points of operation, stop buttons, interlocked doors and shields against flash. Qualified people install and maintain them.',
    risk: 'Medium',
    tags: ['welding', 'machine guarding', 'electrical'],
    related: ['1910.252', '1910.212'],
  },
  {
    code: '1910.261',
    title: 'Pulp, paper and paperboard mills',
    summary:
      'Special rules for wood yards, chippers, digesters, bleach plants and paper machines: guards, lockout, gas masks for chlorine and sulphur gases, and rescue arrangements. The general machine and lockout rules hold besides.',
    risk: 'High',
    tags: ['machine guarding', 'lockout', 'chemical safety'],
    related: ['1910.147', '1910.212'],
  },
  {
    code: '1910.262',
    title: 'Textile machinery',
    summary:
      'Carding, spinning, weaving and finishing machines have stop controls in reach, interlocked covers and guarded nips. Handling of acids and caustics has its own rules.',
    risk: 'High',
    tags: ['machine guarding', 'chemical safety'],
    related: ['1910.212', '1910.1043'],
  },
  {
    code: '1910.263',
    title: 'Bakery equipment',
    summary:
      'Mixers, dividers, sheeters, conveyors and ovens have interlocks, guards and stop controls; gas ovens have flame safety and are inspected. Flour dust and hot surfaces are part of the picture.',
    risk: 'High',
    tags: ['machine guarding', 'fire safety', 'food safety'],
    related: ['1910.212', '1910.147'],
  },
  {
    code: '1910.264',
    title: 'Laundry machinery',
    summary:
      'Washers, extractors, ironers and presses have interlocked doors and guarded nips. Soiled goods are handled so that they do not infect, and steam parts are insulated.',
    risk: 'Medium',
    tags: ['machine guarding', 'biological hazards'],
    related: ['1910.212', '1910.1030'],
  },
  {
    code: '1910.265',
    title: 'Sawmills',
    summary:
      'Log handling, head saws, trimmers, chippers and lumber conveyors are guarded, walkways kept clear and carriages stopped safely. Hearing and eye protection go with it.',
    risk: 'High',
    tags: ['machine guarding', 'noise'],
    related: ['1910.212', '1910.266'],
  },
  {
    code: '1910.179',
    title: 'Overhead and gantry cranes',
    summary:
      'Overhead cranes show their rated load, have limit switches tested each shift, and are inspected daily, monthly and periodically with records. Only designated people run them, loads do not pass over people, and nobody rides.',
    risk: 'High',
    tags: ['crane', 'inspection', 'rigging'],
    related: ['1926.554', '1910.184'],
  },
  {
    code: '1910.180',
    title: 'Mobile cranes in general industry',
    summary:
      'Crawler, locomotive and truck cranes have load charts in the cab, are inspected with records, stand on firm ground, and keep at least 10 ft from power lines up to 50 kV. On building sites the construction crane rules apply instead.',
    risk: 'High',
    tags: ['crane', 'power lines', 'inspection'],
    related: ['1926.1408', '1926.1412', '1910.184'],
  },
  {
    code: '1910.181',
    title: 'Derricks',
    summary:
      'Derricks are rated, inspected, guyed and operated by designated people. Ropes are checked at least monthly, with a record.',
    risk: 'Medium',
    tags: ['crane', 'rigging', 'inspection'],
    related: ['1910.180'],
  },
  {
    code: '1910.183',
    title: 'Helicopters in general industry',
    summary:
      'Helicopter lifting needs a daily briefing, sound slings, tested hooks, eye protection and secured hard hats, clear ground and agreed signals. The pilot may refuse a lift.',
    risk: 'High',
    tags: ['aviation', 'crane', 'rigging'],
    related: ['1926.551', '14 CFR 133'],
  },
  {
    code: '1910.184',
    title: 'Slings',
    summary:
      'Slings and fittings are inspected by a competent person each day before use and removed when damaged. They carry legible tags with rated loads, are not shortened by knots, and are padded at sharp edges. Alloy chain slings are thoroughly inspected at least every 12 months, with records.',
    check: [
      'Tag readable.',
      'No cuts, kinks, broken wires, heat damage.',
      'Angle considered: flatter means less capacity.',
    ],
    risk: 'High',
    tags: ['rigging', 'crane', 'inspection', 'competent person'],
    related: ['1926.251', '1910.179'],
  },
])
