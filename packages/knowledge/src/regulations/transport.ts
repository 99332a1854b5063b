import { fromMemory } from './verification'
import { cfr } from './write-up'

/** 49 CFR: hazardous materials, drivers, vehicles, pipelines and railways. */
export const transport = cfr({ title: 49, industry: 'Transportation', body: 'DOT', verified: fromMemory }, [
  {
    code: '40',
    title: 'Drug and alcohol testing procedures (part 40)',
    summary:
      'Says how transport workers are tested: collection, laboratories, medical review, breath tests and return to duty. Every mode of transport uses it.',
    risk: 'Medium',
    tags: ['drivers', 'compliance', 'medical surveillance'],
    related: ['382'],
  },
  {
    code: '172',
    title: 'Hazardous materials table and communication (part 172)',
    summary:
      'The table names each hazardous material with class, number and packing. Shipping papers, marks, labels, placards, emergency information, training and security plans follow from it.',
    risk: 'High',
    tags: ['transport', 'chemical safety', 'signs', 'training'],
    related: ['172.200', '172.504', '172.704', '173', '29 CFR 1910.1201'],
  },
  {
    code: '172.200',
    title: 'Shipping papers',
    summary:
      'Whoever offers a hazardous material describes it on a shipping paper in the set order: identification number, proper shipping name, class, packing group and quantity, with an emergency number. The driver keeps it in reach.',
    risk: 'Medium',
    tags: ['transport', 'chemical safety', 'recordkeeping'],
    related: ['172', '177'],
  },
  {
    code: '172.504',
    title: 'Placards',
    summary:
      'Vehicles and bulk packages carry placards on each side and each end. Some materials need them in any amount, others from 1,001 lb on.',
    risk: 'Medium',
    tags: ['transport', 'signs', 'chemical safety'],
    related: ['172', '177'],
  },
  {
    code: '172.704',
    title: 'Hazmat employee training',
    summary:
      'People who prepare, load or drive hazardous materials get general, function, safety and security training within 90 days of starting and at least every three years, with records. Until trained they work under supervision.',
    risk: 'Medium',
    tags: ['transport', 'training', 'chemical safety', 'recordkeeping'],
    related: ['172', '173'],
  },
  {
    code: '173',
    title: 'Shipper requirements and packaging (part 173)',
    summary:
      'Classifies hazardous materials and says how each may be packed, including small and limited quantities, gases and batteries. The shipper answers for the right packing.',
    risk: 'Medium',
    tags: ['transport', 'chemical safety', 'storage'],
    related: ['172', '177'],
  },
  {
    code: '177',
    title: 'Carriage by public highway (part 177)',
    summary:
      'Loading, segregation, securing, routing and accidents for hazardous materials by road. No smoking near flammables; incompatible goods are kept apart.',
    risk: 'High',
    tags: ['transport', 'chemical safety', 'drivers', 'explosives'],
    related: ['172', '177.834', '29 CFR 1926.902'],
  },
  {
    code: '177.834',
    title: 'Loading and unloading hazardous materials',
    summary:
      'Packages are secured against movement, the brake is set while loading, nobody smokes near explosive, flammable or oxidizing goods, and a qualified person attends a cargo tank the whole time. Engines are off unless they drive the pump.',
    risk: 'High',
    tags: ['transport', 'chemical safety', 'fire safety'],
    related: ['177'],
  },
  {
    code: '382',
    title: 'Drug and alcohol testing of drivers (part 382)',
    summary:
      'Commercial drivers are tested before hiring, after certain accidents, at random, on suspicion and before returning to duty. Employers query the national clearinghouse before hiring and every year.',
    risk: 'High',
    tags: ['drivers', 'compliance', 'recordkeeping'],
    related: ['40', '391.51'],
  },
  {
    code: '383',
    title: 'Commercial driver’s license (part 383)',
    summary:
      'Vehicles or combinations of 26,001 lb and more, those for 16 or more people, and placarded hazmat loads need a commercial license with the right endorsements. Dump trucks and lowboys on building sites often fall under it.',
    risk: 'Medium',
    tags: ['drivers', 'training', 'compliance'],
    related: ['391.41', '382'],
  },
  {
    code: '390.15',
    title: 'Accident register',
    summary:
      'Motor carriers keep a register of accidents for three years and help with investigations. It counts accidents with a death, an injury treated away from the scene or a vehicle towed.',
    risk: 'Low',
    tags: ['drivers', 'recordkeeping', 'reporting'],
    related: ['396.3'],
  },
  {
    code: '391.41',
    title: 'Physical qualification of drivers',
    summary:
      'Drivers meet standards for sight, hearing, heart, blood pressure, limbs and more, and carry proof or have it on record. Insulin and some sight conditions have their own paths.',
    risk: 'Medium',
    tags: ['drivers', 'medical surveillance'],
    related: ['391.45', '391.51'],
  },
  {
    code: '391.45',
    title: 'Medical examination of drivers',
    summary:
      'A certified examiner checks drivers at least every 24 months, more often where the certificate says so or the condition changes. The card or record shows until when.',
    risk: 'Medium',
    tags: ['drivers', 'medical surveillance'],
    related: ['391.41'],
  },
  {
    code: '391.51',
    title: 'Driver qualification files',
    summary:
      'For each driver the carrier keeps application, license record checked every year, road test and medical certificate. Inspectors ask for it first.',
    risk: 'Low',
    tags: ['drivers', 'recordkeeping'],
    related: ['391.41', '382'],
  },
  {
    code: '392.3',
    title: 'Ill or tired drivers',
    summary:
      'Nobody drives, or is made to drive, when fatigue or illness makes it unsafe. A dispatcher who pushes shares the blame.',
    risk: 'High',
    tags: ['drivers'],
    related: ['395.3'],
  },
  {
    code: '392.9',
    title: 'Cargo check by the driver',
    summary:
      'The driver checks that the load is secured before the trip, within the first 50 miles, and again after every 3 hours or 150 miles or a change of duty, whichever comes first, unless the load is sealed. Flatbeds with machines and pipe are where loads move.',
    risk: 'High',
    tags: ['drivers', 'transport', 'inspection'],
    related: ['393.100'],
  },
  {
    code: '392.16',
    title: 'Seat belts in commercial vehicles',
    summary:
      'Drivers and passengers of property-carrying commercial vehicles wear seat belts where fitted. The carrier makes sure of it.',
    risk: 'High',
    tags: ['drivers', 'vehicles'],
    related: ['392.82'],
  },
  {
    code: '392.80',
    title: 'No texting while driving',
    summary:
      'Commercial drivers do not text while driving, also not while stopped in traffic, and carriers do not allow it. Tapping a dispatch device counts.',
    risk: 'High',
    tags: ['drivers'],
    related: ['392.82'],
  },
  {
    code: '392.82',
    title: 'No hand-held phones while driving',
    summary:
      'Commercial drivers do not hold or dial a mobile phone while driving; one button on a mounted set is the most that is allowed. Reaching for a phone on the seat counts.',
    risk: 'High',
    tags: ['drivers'],
    related: ['392.80', '392.16'],
  },
  {
    code: '393.75',
    title: 'Tires',
    summary:
      'No tire with bare fabric, cut tread, audible leak or flat. Tread is at least 4/32 in on the front wheels of a bus, truck or tractor and 2/32 in on the others.',
    risk: 'High',
    tags: ['vehicles', 'inspection'],
    related: ['396.3', '396.11'],
  },
  {
    code: '393.100',
    title: 'Cargo securement',
    summary:
      'Loads cannot leak, spill, blow or fall off, nor shift so much that the vehicle becomes unstable. Tie-downs have to hold set shares of the weight, with special rules for logs, coils, machinery and containers.',
    check: [
      'Count and rate the tie-downs.',
      'Edge protectors on sharp corners.',
      'Heavy machines tied at four corners, booms lowered.',
    ],
    risk: 'High',
    tags: ['transport', 'rigging', 'vehicles'],
    related: ['392.9'],
  },
  {
    code: '395.3',
    title: 'Hours of service for truck drivers',
    summary:
      'After 10 hours off, at most 11 hours of driving within a 14-hour window, a 30-minute break after 8 hours of driving, and no driving after 60 hours on duty in 7 days or 70 in 8; a 34-hour rest restarts the week. Waiting on site counts as on duty.',
    risk: 'High',
    tags: ['drivers', 'compliance'],
    related: ['395.8', '392.3'],
  },
  {
    code: '395.8',
    title: 'Driver’s record of duty',
    summary:
      'Drivers keep their duty status up to date, mostly on an electronic logging device; carriers keep records six months. Short-haul drivers may be exempt.',
    risk: 'Medium',
    tags: ['drivers', 'recordkeeping'],
    related: ['395.3'],
  },
  {
    code: '396.3',
    title: 'Inspection, repair and maintenance of vehicles',
    summary:
      'Carriers inspect, repair and maintain every vehicle under their control systematically and keep the records. Push-out windows and emergency doors belong to it.',
    risk: 'High',
    tags: ['vehicles', 'inspection', 'recordkeeping'],
    related: ['396.11', '396.13', '396.17'],
  },
  {
    code: '396.11',
    title: 'Driver vehicle inspection report',
    summary:
      'At the end of the day the driver reports defects that affect safety; they are repaired and signed off before the vehicle goes out again. No report is needed when nothing is wrong, for most property carriers.',
    risk: 'Medium',
    tags: ['vehicles', 'inspection', 'drivers', 'recordkeeping'],
    related: ['396.3', '396.13'],
  },
  {
    code: '396.13',
    title: 'Driver’s check before driving',
    summary:
      'Before driving, the driver is satisfied that the vehicle is safe, looks at the last report and signs that repairs were done. Brakes, tires, lights, steering and coupling are the core.',
    risk: 'Medium',
    tags: ['vehicles', 'inspection', 'drivers'],
    related: ['396.11'],
  },
  {
    code: '396.17',
    title: 'Annual vehicle inspection',
    summary:
      'Every commercial vehicle passes a full inspection by a qualified inspector at least once in 12 months, with proof on the vehicle. A state inspection of the same depth counts.',
    risk: 'Medium',
    tags: ['vehicles', 'inspection', 'recordkeeping'],
    related: ['396.3'],
  },
  {
    code: '214.313',
    title: 'Roadway workers on the track',
    summary:
      'Each railway worker follows the on-track safety rules, does not foul the track without being sure that protection is in place, and may refuse an order that breaks them. One rule settles doubt: stay clear of the track.',
    risk: 'High',
    tags: ['transport', 'worker participation', 'training'],
    related: ['214.103'],
  },
  {
    code: '214.103',
    title: 'Fall protection on railway bridges',
    summary:
      'Railway workers 12 ft or more above ground or water on a bridge use fall arrest or nets, with exceptions where rails and walkways suffice. It is the railway’s own counterpart of the construction fall rule.',
    risk: 'High',
    tags: ['transport', 'fall protection', 'harness'],
    related: ['214.313', '29 CFR 1926.501'],
  },
])

export const pipelines = cfr({ title: 49, industry: 'Energy', body: 'DOT', verified: fromMemory }, [
  {
    code: '192',
    title: 'Gas pipeline safety (part 192)',
    summary:
      'Minimum safety for gas pipelines: materials, design, welding, corrosion control, testing, operation, leak surveys, emergency plans and qualified people. Contractors who dig or weld near such lines meet it too.',
    risk: 'High',
    tags: ['pressure', 'inspection', 'emergency'],
    related: ['192.614'],
  },
  {
    code: '192.614',
    title: 'Damage prevention around gas pipelines',
    summary:
      'Operators take part in one-call systems, mark their lines when notified of digging, and inspect where damage is likely. For the digger it means: call before you dig.',
    risk: 'High',
    tags: ['excavation', 'signs', 'pressure'],
    related: ['192', '29 CFR 1926.651(b)'],
  },
])
