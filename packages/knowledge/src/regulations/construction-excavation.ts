import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart P. */
export const constructionExcavation = osha('Construction', cfrText, [
  {
    code: '1926.651',
    title: 'Specific excavation requirements',
    summary:
      'Everything around a trench except the shoring itself: find the utilities before digging, give a way out within 25 ft once it is 4 ft deep, keep spoil 2 ft back, test the air where it may be bad, keep water and traffic out, and have a competent person inspect it every day. Shoring and sloping themselves are in the next section.',
    check: [
      'Utilities marked; exact position found by hand near the marks.',
      'Ladder within 25 ft of every worker from 4 ft depth.',
      'Spoil, pipes and machines at least 2 ft from the edge.',
      'Inspection today, and again after rain.',
      'Nobody under the bucket or the load.',
    ],
    risk: 'High',
    tags: ['excavation', 'competent person'],
    related: ['1926.651(c)(2)', '1926.651(j)(2)', '1926.651(k)', '1926.652'],
  },
  {
    code: '1926.651(b)',
    title: 'Underground utilities',
    summary:
      'Before opening the ground, find out where gas, electric, water, sewer and telecom lines run and have their owners mark them. If they cannot answer within 24 hours or do not know exactly, digging may go on only with care and with detection equipment. Open lines are protected, supported or removed.',
    check: [
      'The one-call ticket is current and covers this dig.',
      'Marks are still visible.',
      'Hand-dig or vacuum-dig at the marks.',
    ],
    risk: 'High',
    tags: ['excavation', 'electrical', 'power lines'],
    related: ['1926.651', '1926.416(a)(1)'],
  },
  {
    code: '1926.651(c)(2)',
    title: 'Way out of a trench',
    summary:
      'In a trench 4 ft (1.22 m) deep or more there is a ladder, stair, ramp or other safe way out, placed so that nobody has to walk more than 25 ft (7.62 m) along the trench to reach it. Climbing out over the shoring or riding the bucket is no way out.',
    check: [
      'One ladder for every 50 ft of occupied trench at most.',
      'The ladder stands inside the shielded part and reaches above the edge.',
    ],
    risk: 'High',
    tags: ['excavation', 'ladder', 'emergency'],
    related: ['1926.651', '1926.1053(b)(1)', '1926.652(a)(1)'],
  },
  {
    code: '1926.651(d)',
    title: 'Vests near public traffic at excavations',
    summary:
      'Workers at an excavation who are exposed to public vehicles wear vests or other garments that are reflective or highly visible. It is one of the few places where a construction rule asks for a vest by name.',
    risk: 'High',
    tags: ['excavation', 'hi-vis', 'traffic', 'ppe'],
    related: ['1926.201', '1926.200(g)'],
  },
  {
    code: '1926.651(e)',
    title: 'Loads over an excavation',
    summary:
      'Nobody stands under a load handled by lifting or digging machines, and everyone keeps clear of a vehicle being loaded. The driver may stay in the cab only if it is built to protect against falling material.',
    risk: 'High',
    tags: ['excavation', 'falling objects', 'crane', 'vehicles'],
    related: ['1926.1425', '1926.601(b)(6)'],
  },
  {
    code: '1926.651(f)',
    title: 'Machines near the edge',
    summary:
      'When a machine works beside an excavation and the operator cannot see the edge clearly, barricades, stop logs or a signaler warn them in time. The ground should fall away from the excavation where that can be done.',
    risk: 'High',
    tags: ['excavation', 'vehicles'],
    related: ['1926.602', '1926.651(j)(2)'],
  },
  {
    code: '1926.651(g)',
    title: 'Bad air in excavations',
    summary:
      'In excavations deeper than 4 ft (1.22 m) where the air could be bad, near landfills or stored chemicals for example, it is tested before anybody goes in. Below 19.5 percent oxygen, or above 20 percent of the lower flammable limit, ventilation or respirators are needed. Rescue gear stands ready, and a bell-bottom pier hole is entered only with harness and tended lifeline.',
    risk: 'High',
    tags: ['excavation', 'confined space', 'respiratory protection', 'ventilation', 'emergency'],
    related: ['1926.1203', '1910.146', '1926.651'],
  },
  {
    code: '1926.651(h)',
    title: 'Water in excavations',
    summary:
      'Nobody works in a trench where water stands or is rising unless precautions are taken: extra support, pumping, or harness and lifeline. A competent person watches the pumps, and after heavy rain inspects the excavation again.',
    risk: 'High',
    tags: ['excavation', 'water', 'competent person'],
    related: ['1926.651(k)', '1926.652'],
  },
  {
    code: '1926.651(i)',
    title: 'Buildings and walls beside an excavation',
    summary:
      'If digging could make a neighboring building, wall or pavement unstable, it is shored, braced or underpinned. Going below a footing needs such support, stable rock, or a registered engineer who approves that it does no harm.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.651', '1926.850'],
  },
  {
    code: '1926.651(j)(2)',
    title: 'Spoil and materials at the edge',
    summary:
      'Excavated soil, pipes, machines and anything else that could roll or fall in stay at least 2 ft (0.61 m) back from the edge, or are held by something strong enough, or both. Weight at the edge also pushes the wall in.',
    check: ['Measure from the edge to the toe of the spoil heap.', 'Nothing is stacked on the trench box.'],
    risk: 'High',
    tags: ['excavation', 'falling objects', 'storage'],
    related: ['1926.651', '1926.652(a)(1)'],
  },
  {
    code: '1926.651(k)',
    title: 'Daily excavation inspections',
    summary:
      'A competent person inspects the excavation, the ground beside it and the shoring before work starts each day, during the shift as needed and after every rainstorm or other event that makes it worse. If there is any sign of a cave-in, failure or bad air, everybody comes out until it is put right.',
    check: [
      'Ask who the competent person is: can they name the soil type?',
      'Cracks along the edge, bulging walls, water seeping in?',
      'The person has the authority to stop the work.',
    ],
    risk: 'High',
    tags: ['excavation', 'inspection', 'competent person'],
    related: ['1926.651', '1926.652', '1926.20(b)(2)'],
  },
  {
    code: '1926.651(l)',
    title: 'Crossing an excavation',
    summary:
      'Where people or machines have to cross an excavation, there is a walkway. If it is 6 ft (1.8 m) or more above the bottom, it has guardrails.',
    risk: 'Medium',
    tags: ['excavation', 'guardrail', 'fall protection'],
    related: ['1926.501(b)(6)', '1926.502(b)'],
  },
  {
    code: '1926.652',
    title: 'Protective systems in excavations',
    summary:
      'How people are kept from being buried: slope the sides back, shore them or put in a trench box. Without knowledge of the soil the slope is no steeper than 1 1/2 across to 1 up (34 degrees). Anything not in the tables is designed by a registered professional engineer, with a copy on site.',
    check: [
      'Depth of 5 ft or more: which system, and from which table or design?',
      'Box or shores undamaged, with their data sheet.',
      'Soil goes no more than 2 ft below the box.',
    ],
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(a)(1)', '1926.652(b)', '1926.652(c)', '1926.652(g)', '1926.651'],
  },
  {
    code: '1926.652(a)(1)',
    title: 'Protection against cave-ins from 5 ft',
    summary:
      'Everyone in an excavation is protected from cave-ins by sloping, shoring or a shield. The only ways out: it is entirely in stable rock, or it is less than 5 ft (1.52 m) deep and a competent person has looked and sees no sign that it might cave in.',
    check: [
      'Chest-deep is about 5 ft: nobody in there unprotected.',
      'Under 5 ft: who examined the ground, and when?',
      'One cubic yard of soil weighs as much as a car.',
    ],
    risk: 'High',
    tags: ['excavation', 'competent person'],
    related: ['1926.652', '1926.651(k)', '1926.651(c)(2)'],
  },
  {
    code: '1926.652(b)',
    title: 'Sloping and benching',
    summary:
      'Choose one of four ways: slope at 1 1/2 to 1 (34 degrees) as for the worst soil, classify the soil and use the tables, use other written tabulated data, or have a registered engineer approve the design. Written data and designs stay on site while the slope is made.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(a)(1)', '1926.652(c)'],
  },
  {
    code: '1926.652(c)',
    title: 'Shoring and trench boxes: design',
    summary:
      'Timber shoring follows the tables of the subpart; boxes and hydraulic shores follow the maker’s tabulated data to the letter, and other designs need a registered engineer. The papers are on site while the system is put in.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(e)', '1926.652(g)'],
  },
  {
    code: '1926.652(e)',
    title: 'Installing and removing trench supports',
    summary:
      'Shores are joined so that they cannot slip or kick out, and are put in and taken out without anyone standing unprotected. Removal starts at the bottom and goes slowly, with backfilling keeping pace. Digging up to 2 ft (0.61 m) below the support is allowed only if it was designed for the full depth and no soil is being lost.',
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(c)', '1926.652(g)'],
  },
  {
    code: '1926.652(g)',
    title: 'Trench shields in use',
    summary:
      'A trench box is set so that it cannot shift sideways, is not loaded beyond its design, and nobody stays in it while it is put in, lifted out or moved up or down. People are protected on their way in and out too. Soil may be dug at most 2 ft (0.61 m) below it.',
    check: [
      'Gap between box and wall is filled or small.',
      'The box reaches above the edge or the bank above is sloped.',
      'Nobody works outside its ends.',
    ],
    risk: 'High',
    tags: ['excavation'],
    related: ['1926.652(a)(1)', '1926.652(e)', '1926.651(c)(2)'],
  },
])
