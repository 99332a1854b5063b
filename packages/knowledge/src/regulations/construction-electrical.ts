import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart K. */
export const constructionElectrical = osha('Construction', cfrText, [
  {
    code: '1926.403',
    title: 'Electrical equipment: general requirements',
    summary:
      'Conductors and equipment are approved, free from hazards that could kill or injure, and used as their listing says. Disconnects and circuits are marked with their purpose, and working space in front of panels is kept free: at least 30 in wide and 3 ft deep for the usual voltages.',
    check: [
      'Listed gear only, no home-made boxes.',
      'Breakers labeled.',
      'Nothing stored in front of panels.',
      'Live parts of 50 volts or more guarded.',
    ],
    risk: 'High',
    tags: ['electrical'],
    related: ['1926.403(b)(1)', '1926.403(i)', '1910.303'],
  },
  {
    code: '1926.403(b)(1)',
    title: 'Electrical equipment free of recognized hazards',
    summary:
      'The employer makes sure that electrical equipment has no known hazard likely to kill or badly hurt: fit for its use, strong enough, insulated, not overheating, of the right rating. Cracked housings, missing knockouts and indoor gear left in the rain fall under this.',
    risk: 'High',
    tags: ['electrical', 'inspection'],
    related: ['1926.403', '1926.416(e)'],
  },
  {
    code: '1926.403(i)',
    title: 'Working space and guarding at 600 volts or less',
    summary:
      'In front of electrical equipment stays a clear space at least 30 in (762 mm) wide, and 3 to 4 ft deep depending on voltage and what stands opposite. It is not used for storage. Live parts at 50 volts or more are enclosed, fenced or out of reach.',
    risk: 'High',
    tags: ['electrical', 'housekeeping'],
    related: ['1926.403', '1910.303(g)'],
  },
  {
    code: '1926.404(b)(1)',
    title: 'Ground-fault protection (GFCI)',
    summary:
      'Every 120-volt, 15- and 20-ampere temporary outlet in use on a construction site has a ground-fault circuit interrupter, or the employer runs a written assured equipment grounding program instead: daily look, tests at least every 3 months, records or color codes on site. Wet ground, damaged cords and metal tools make it the rule that saves lives.',
    check: [
      'Press the test button.',
      'GFCI sits at the source or the cord runs through one.',
      'With an assured grounding program: this quarter’s color on each cord.',
    ],
    risk: 'High',
    tags: ['electrical', 'inspection'],
    related: ['1926.404(f)', '1926.405(a)', '1926.416(e)'],
  },
  {
    code: '1926.404(f)',
    title: 'Grounding',
    summary:
      'The path to ground from circuits, tools and enclosures is permanent and continuous. Hand-held motor tools and tools used in wet places are grounded unless they are marked as double-insulated. A cut-off ground pin breaks the path.',
    check: [
      'Three whole prongs on every plug.',
      'Tester shows ground and polarity right.',
      'Generator frame bonded to its outlets.',
    ],
    risk: 'High',
    tags: ['electrical', 'tools'],
    related: ['1926.404(b)(1)', '1926.302', '1910.304'],
  },
  {
    code: '1926.405(a)',
    title: 'Temporary wiring',
    summary:
      'Temporary circuits start at a proper panel, have overcurrent protection and grounding-type outlets, and are not laid on the floor as branch circuits. Lamps have guards, lights do not hang by their cords, and in wet metal places they run at 12 volts or less or through a GFCI. Extension cords are three-wire, hard-usage type and protected from damage.',
    check: [
      'Cords through doorways protected from pinching.',
      'String lights with cages, bulbs complete.',
      'No cord spliced with tape.',
      'Temporary wiring taken out when no longer needed.',
    ],
    risk: 'High',
    tags: ['electrical', 'lighting'],
    related: ['1926.405(g)', '1926.404(b)(1)', '1926.416(e)'],
  },
  {
    code: '1926.405(b)',
    title: 'Electrical boxes, covers and openings',
    summary:
      'Unused openings in boxes and cabinets are closed, wires that enter are protected from chafing, and every junction and outlet box has its cover. An open box with live wires is one of the most common findings on site.',
    risk: 'High',
    tags: ['electrical'],
    related: ['1926.403(i)', '1910.305'],
  },
  {
    code: '1926.405(g)',
    title: 'Flexible cords',
    summary:
      'Flexible cords serve lamps, tools and other portable gear; they do not replace fixed wiring, run through walls, or get stapled to the building. They are used in one length without splices (hard-service cord No. 12 or larger may be properly repaired) and have strain relief at plugs.',
    risk: 'High',
    tags: ['electrical', 'tools'],
    related: ['1926.405(a)', '1926.416(e)', '1910.305'],
  },
  {
    code: '1926.407',
    title: 'Electrical gear in explosive atmospheres',
    summary:
      'Where flammable vapor, dust or fibers may be in the air, electrical equipment and wiring are intrinsically safe, approved for that class of place, or otherwise shown to be safe there. Each room or area is judged for itself.',
    risk: 'High',
    tags: ['electrical', 'fire safety', 'flammable liquids'],
    related: ['1926.431', '1910.307'],
  },
  {
    code: '1926.416(a)(1)',
    title: 'No work near live circuits',
    summary:
      'Nobody works so close to a power circuit that they could touch it, unless it is switched off and grounded or guarded by insulation or other means. That holds for overhead lines, open panels and buried cables alike.',
    check: [
      'Which circuits are live here, and who has tested?',
      'Lines insulated by the utility or far enough away.',
      'Panels closed while others work around them.',
    ],
    risk: 'High',
    tags: ['electrical', 'power lines'],
    related: ['1926.416(a)(3)', '1926.417', '1926.1408', '1910.333'],
  },
  {
    code: '1926.416(a)(3)',
    title: 'Find live circuits before work starts',
    summary:
      'Before work begins the employer finds out by asking, looking or measuring whether a live circuit, open or hidden, could be touched by people, tools or machines. Where there is one, signs go up and the crew is told where it is and how to stay safe.',
    risk: 'High',
    tags: ['electrical', 'power lines', 'signs', 'risk assessment'],
    related: ['1926.416(a)(1)', '1926.651(b)'],
  },
  {
    code: '1926.416(e)',
    title: 'Worn and badly hung cords',
    summary:
      'Worn or frayed electric cords are not used. Extension cords are not stapled, hung on nails or held up by wire.',
    check: [
      'Run the cord through your hand: cuts, flat spots, taped repairs?',
      'Plug body whole, ground pin there.',
      'Hung on insulated hooks or S-hooks made for it.',
    ],
    risk: 'High',
    tags: ['electrical', 'inspection'],
    related: ['1926.405(g)', '1926.404(b)(1)'],
  },
  {
    code: '1926.417',
    title: 'Lockout and tagging of circuits',
    summary:
      'Controls taken out of service during work are tagged. Switched-off equipment and circuits are made inoperative and tagged at every point from which they could be switched on, with tags that plainly say what is being worked on.',
    risk: 'High',
    tags: ['electrical', 'lockout', 'signs'],
    related: ['1926.416(a)(1)', '1910.147', '1910.333'],
  },
  {
    code: '1926.431',
    title: 'Upkeep of explosion-proof equipment',
    summary:
      'Equipment in hazardous locations is kept dust-tight, dust-ignition-proof or explosion-proof as it was built. No loose or missing screws, gaskets or seals.',
    risk: 'Medium',
    tags: ['electrical', 'fire safety', 'inspection'],
    related: ['1926.407'],
  },
  {
    code: '1926.432',
    title: 'Equipment in damp and corrosive places',
    summary:
      'Wires and electrical equipment stand in damp, hot or corrosive surroundings only if they are made for it. Gear for dry places is protected from the weather while the building is open.',
    risk: 'Medium',
    tags: ['electrical'],
    related: ['1926.403(b)(1)', '1926.405(a)'],
  },
  {
    code: '1926.441',
    title: 'Batteries and charging',
    summary:
      'Unsealed batteries stand in ventilated rooms or enclosures so that gas cannot build up. People who handle acid have face shields, aprons and rubber gloves, and an eyewash and drench is within 25 ft (7.62 m). Vent caps stay on while charging.',
    risk: 'Medium',
    tags: ['electrical', 'chemical safety', 'ppe', 'ventilation', 'first aid'],
    related: ['1926.50(g)', '1910.178(g)'],
  },
])
