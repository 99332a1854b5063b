import { knownByHeading, readInExtract, readInText } from './citation'

/** 29 CFR 1910, general industry, and 1904, recording and reporting. */
export const generalIndustry = [
  ...readInText([
    [
      '1904.39(a)(1)',
      'Reporting fatalities, hospitalizations, amputations, and losses of an eye',
      'A death from a work-related incident is reported to OSHA within 8 hours.',
    ],
    [
      '1904.39(a)(2)',
      'Reporting fatalities, hospitalizations, amputations, and losses of an eye',
      'An in-patient hospitalization, amputation or loss of an eye is reported to OSHA within 24 hours.',
    ],
    [
      '1910.22(a)(1)',
      'General requirements (walking-working surfaces)',
      'Places of employment, passageways and working surfaces are kept clean, orderly and sanitary.',
    ],
    [
      '1910.28(b)(1)(i)',
      'Duty to have fall protection',
      'In general industry, an unprotected edge 4 feet or more above a lower level requires fall protection.',
    ],
    [
      '1910.28(b)(3)(i)',
      'Duty to have fall protection',
      'People are protected from falling through holes 4 feet or more above a lower level.',
    ],
    [
      '1910.36',
      'Design and construction requirements for exit routes',
      'Exit routes are permanent, sufficient in number and size, and their doors open from inside.',
    ],
    [
      '1910.37(a)(3)',
      'Maintenance, safeguards, and operational features for exit routes',
      'Exit routes are clear. No material or equipment is placed in them, even temporarily.',
    ],
    [
      '1910.95(a)',
      'Occupational noise exposure',
      'Protection is provided when A-weighted levels exceed those of Table G-16.',
    ],
    [
      '1910.95(b)(1)',
      'Occupational noise exposure',
      'Above Table G-16, feasible administrative or engineering controls come first, then personal protection.',
    ],
    [
      '1910.95(c)(1)',
      'Occupational noise exposure',
      'A hearing conservation program is required from an 8-hour average of 85 dBA.',
    ],
    [
      '1910.101(b)',
      'Compressed gases (general requirements)',
      "Compressed gases are handled and stored according to the Compressed Gas Association's pamphlet.",
    ],
    [
      '1910.133(a)(1)',
      'Eye and face protection',
      'Each affected employee uses eye or face protection against flying particles, splashes, vapors or harmful light.',
    ],
    [
      '1910.146(c)(2)',
      'Permit-required confined spaces',
      'People are informed of permit spaces and their dangers by signs or equally effective means.',
    ],
    [
      '1910.147(c)(1)',
      'The control of hazardous energy (lockout/tagout)',
      "A program of procedures, training and inspections keeps machines from starting while they're serviced.",
    ],
    [
      '1910.147(c)(4)(i)',
      'The control of hazardous energy (lockout/tagout)',
      'Procedures for controlling hazardous energy are written and used.',
    ],
    [
      '1910.147(d)',
      'The control of hazardous energy (lockout/tagout)',
      'Lockout follows a set order: prepare, shut down, isolate, lock, release stored energy, verify.',
    ],
    [
      '1910.151(b)',
      'Medical services and first aid',
      'Without a clinic nearby, someone is trained in first aid and supplies are available.',
    ],
    [
      '1910.151(c)',
      'Medical services and first aid',
      'Where eyes or skin can be exposed to corrosive materials, facilities for quick flushing are provided in the work area.',
    ],
    [
      '1910.157(c)(1)',
      'Portable fire extinguishers',
      'Extinguishers are mounted, marked and readily accessible.',
    ],
    [
      '1910.157(d)(2)',
      'Portable fire extinguishers',
      'Nobody has more than 75 feet to walk to an extinguisher for class A fires.',
    ],
    [
      '1910.178(l)(1)(i)',
      'Powered industrial trucks',
      'Truck operators are competent, as shown by completed training and evaluation.',
    ],
    [
      '1910.178(m)(2)',
      'Powered industrial trucks',
      'Nobody stands or passes under the raised part of a truck, loaded or empty.',
    ],
    [
      '1910.178(m)(3)',
      'Powered industrial trucks',
      'Nobody unauthorized rides on a truck, and who may ride has a safe place to.',
    ],
    [
      '1910.178(n)(4)',
      'Powered industrial trucks',
      "Drivers slow down and sound the horn where they can't see, and travel with the load trailing if it blocks the view.",
    ],
    [
      '1910.212(a)(1)',
      'General requirements for all machines',
      'Guards protect people from points of operation, nip points, rotating parts, chips and sparks.',
    ],
    [
      '1910.303(b)(1)',
      'General (electrical)',
      'Electric equipment is free from recognized hazards likely to cause death or serious harm.',
    ],
    [
      '1910.303(g)(2)(i)',
      'General (electrical)',
      'Live parts of 50 volts or more are guarded against accidental contact.',
    ],
    ['1910.1200(e)(1)', 'Hazard communication', 'Each workplace has a written hazard communication program.'],
    [
      '1910.1200(f)(6)',
      'Hazard communication',
      'Each container of hazardous chemicals in the workplace is labeled.',
    ],
    [
      '1910.1200(g)(8)',
      'Hazard communication',
      'Safety data sheets are available to everyone during each shift.',
    ],
    [
      '1910.1200(h)(1)',
      'Hazard communication',
      'People are informed about and trained on the hazardous chemicals in their work area.',
    ],
  ]),
  ...readInExtract([
    [
      '1910.135(a)(1)',
      'Head protection',
      'Each affected employee wears a protective helmet where falling objects could injure the head.',
    ],
    [
      '1910.136(a)',
      'Foot protection',
      'Each affected employee uses protective footwear where objects can fall, roll or pierce the sole.',
    ],
    [
      '1910.138(a)',
      'Hand protection',
      'Employees use suitable hand protection where cuts, burns, chemicals or the like can injure their hands.',
    ],
  ]),
  ...knownByHeading([
    ['1910.23', 'Ladders', 'Sets how ladders in general industry are built, kept and used.'],
    [
      '1910.27',
      'Scaffolds and rope descent systems',
      'Scaffolds in general industry follow the construction rules, and rope descent systems have their own rules.',
    ],
    [
      '1910.38',
      'Emergency action plans',
      'Sets what an emergency action plan must contain where one is required.',
    ],
    [
      '1910.39',
      'Fire prevention plans',
      'Sets what a fire prevention plan must contain where one is required.',
    ],
    [
      '1910.67',
      'Vehicle-mounted elevating and rotating work platforms',
      'Sets how vehicle-mounted work platforms are built and used.',
    ],
    ['1910.106', 'Flammable liquids', 'Sets how flammable liquids are stored, handled and used.'],
    [
      '1910.132',
      'General requirements (protective equipment)',
      'Requires protective equipment, a hazard assessment, and training.',
    ],
    [
      '1910.134',
      'Respiratory protection',
      'Requires a respiratory protection program with the right respirators, fit tests and training.',
    ],
    [
      '1910.135',
      'Head protection',
      'Requires helmets in general industry where objects may fall or conductors may be touched.',
    ],
    ['1910.136', 'Foot protection', 'Requires protective footwear where objects may roll, fall or pierce.'],
    ['1910.138', 'Hand protection', 'Requires hand protection chosen for the hazard of the task.'],
    [
      '1910.242',
      'Hand and portable powered tools and equipment, general',
      'Makes the employer responsible for the safe condition of tools.',
    ],
    ['1910.243', 'Guarding of portable powered tools', 'Sets how portable powered tools are guarded.'],
    [
      '1910.252',
      'General requirements (welding)',
      'Sets fire prevention, protection and ventilation for welding and cutting.',
    ],
    ['1910.1001', 'Asbestos', 'Limits exposure to asbestos in general industry.'],
    [
      '1910.1053',
      'Respirable crystalline silica',
      'Limits exposure to respirable silica in general industry.',
    ],
  ]),
]
