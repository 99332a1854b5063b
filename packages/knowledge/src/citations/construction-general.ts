import { readInText } from './citation'

/** 29 CFR 1926, subparts C to K: provisions for every site, protective equipment, fire, signs, tools, welding, electricity. */
export const constructionInGeneral = readInText([
  [
    '1926.21(b)(2)',
    'Safety training and education',
    'The employer instructs each employee in recognizing and avoiding unsafe conditions and in the rules that apply to the work.',
  ],
  [
    '1926.24',
    'Fire protection and prevention',
    'The employer develops and maintains a fire protection and prevention program through all phases of the work.',
  ],
  [
    '1926.25(a)',
    'Housekeeping',
    'Debris and scrap wood with nails are kept cleared from work areas, passageways and stairs.',
  ],
  [
    '1926.28(a)',
    'Personal protective equipment',
    'The employer requires suitable personal protective equipment wherever there is exposure to hazardous conditions.',
  ],
  [
    '1926.34(a)',
    'Means of egress',
    'Exits are arranged and maintained so everyone can leave freely whenever the building is occupied.',
  ],
  ['1926.34(c)', 'Means of egress', 'Exits are kept clear so they can be used immediately in an emergency.'],
  [
    '1926.35',
    'Employee emergency action plans',
    'A written plan says what the employer and employees do in a fire or other emergency.',
  ],
  [
    '1926.50(c)',
    'Medical services and first aid',
    "Where medical help isn't reasonably close, someone with a valid first-aid certificate is available on site.",
  ],
  [
    '1926.50(g)',
    'Medical services and first aid',
    'Where eyes or skin can be exposed to corrosive materials, facilities for quick flushing are provided in the work area.',
  ],
  ['1926.51(a)(1)', 'Sanitation', 'Enough drinking water is provided at every place of employment.'],
  [
    '1926.52(a)',
    'Occupational noise exposure',
    'Protection is provided when A-weighted levels exceed those of Table D-2.',
  ],
  [
    '1926.52(b)',
    'Occupational noise exposure',
    'Above Table D-2, feasible administrative or engineering controls come first, then personal protection.',
  ],
  [
    '1926.52(d)(1)',
    'Occupational noise exposure',
    'Where the levels are exceeded, the employer runs a continuing, effective hearing conservation program.',
  ],
  [
    '1926.52(e)',
    'Occupational noise exposure',
    'Impulsive noise should not exceed a peak sound pressure level of 140 dB.',
  ],
  ['1926.59', 'Hazard communication', 'Construction follows the hazard communication rules of 1910.1200.'],
  [
    '1926.95(a)',
    'Criteria for personal protective equipment',
    'Protective equipment is provided, used and maintained wherever hazards of processes, the environment or substances make it necessary.',
  ],
  ['1926.96', 'Occupational foot protection', 'Safety-toe footwear meets the named national standard.'],
  [
    '1926.100(a)',
    'Head protection',
    'People wear protective helmets where there is a possible danger of head injury from impact, falling or flying objects, or electricity.',
  ],
  [
    '1926.101(a)',
    'Hearing protection',
    "Ear protection is provided and used where noise can't be reduced to Table D-2 levels.",
  ],
  [
    '1926.102(a)(1)',
    'Eye and face protection',
    'Each affected employee uses eye or face protection against flying particles, splashes, vapors or harmful light.',
  ],
  [
    '1926.103',
    'Respiratory protection',
    'Construction follows the respiratory protection rules of 1910.134.',
  ],
  [
    '1926.150(a)(1)',
    'Fire protection',
    'The employer runs a fire protection program and provides firefighting equipment without delay as hazards arise.',
  ],
  ['1926.150(a)(2)', 'Fire protection', 'Access to all firefighting equipment is kept free at all times.'],
  [
    '1926.150(c)(1)(i)',
    'Fire protection',
    'There is an extinguisher rated at least 2A for each 3,000 square feet, no more than 100 feet away.',
  ],
  [
    '1926.150(c)(1)(vi)',
    'Fire protection',
    'There is an extinguisher rated at least 10B within 50 feet of more than 5 gallons of flammable liquid or 5 pounds of gas in use.',
  ],
  ['1926.150(e)(1)', 'Fire protection', 'An alarm system alerts the people on site and the fire department.'],
  [
    '1926.151(a)(3)',
    'Fire prevention',
    'Smoking is prohibited near operations that are a fire hazard, and signs say so.',
  ],
  [
    '1926.152(a)(1)',
    'Flammable liquids',
    'Flammable liquids are stored and handled only in approved containers and tanks.',
  ],
  [
    '1926.152(b)(1)',
    'Flammable liquids',
    'No more than 25 gallons are kept in a room outside an approved cabinet.',
  ],
  [
    '1926.200(g)(1)',
    'Accident prevention signs and tags',
    'At hazardous points, construction areas are posted with traffic signs and protected by traffic control devices.',
  ],
  [
    '1926.201(a)',
    'Signaling',
    'Flaggers, including the warning garments they wear, follow Part 6 of the Manual on Uniform Traffic Control Devices.',
  ],
  [
    '1926.250(b)(1)',
    'General requirements for storage',
    "Material inside buildings is kept 6 feet from hoistways and floor openings and 10 feet from exterior walls that don't extend above it.",
  ],
  [
    '1926.300(a)',
    'General requirements (tools)',
    'Hand and power tools are kept in a safe condition, whoever owns them.',
  ],
  [
    '1926.300(b)(1)',
    'General requirements (tools)',
    'Power tools designed for guards have them on when in use.',
  ],
  [
    '1926.300(b)(2)',
    'General requirements (tools)',
    'Moving parts of equipment are guarded where people can touch them.',
  ],
  ['1926.304(d)', 'Woodworking tools', 'Portable circular saws have guards above and below the base plate.'],
  [
    '1926.350(a)(9)',
    'Gas welding and cutting',
    'Gas cylinders are secured upright at all times, except briefly while hoisted or carried.',
  ],
  [
    '1926.350(a)(10)',
    'Gas welding and cutting',
    'Stored oxygen is kept 20 feet from fuel gas and combustibles, or behind a fire-resistant barrier 5 feet high.',
  ],
  [
    '1926.352(a)',
    'Fire prevention (welding)',
    'Objects to be welded or cut are moved to a safe place, or movable fire hazards are removed or protected.',
  ],
  [
    '1926.352(d)',
    'Fire prevention (welding)',
    'Suitable extinguishing equipment is ready for instant use in the work area.',
  ],
  [
    '1926.352(e)',
    'Fire prevention (welding)',
    'Where normal precautions are not enough, additional people guard against fire during the work and for a time after it.',
  ],
  [
    '1926.403(b)(1)',
    'General requirements (electrical)',
    'Electrical equipment is free from recognized hazards likely to cause death or serious harm.',
  ],
  [
    '1926.403(i)(2)',
    'General requirements (electrical)',
    'Live parts of electric equipment at 50 volts or more are guarded against accidental contact by cabinets, location, partitions or height.',
  ],
  [
    '1926.404(b)(1)(i)',
    'Wiring design and protection',
    'Construction sites use ground-fault interrupters or an assured grounding program.',
  ],
  [
    '1926.404(b)(1)(ii)',
    'Wiring design and protection',
    'Temporary 120-volt outlets of 15 and 20 amperes in use have ground-fault circuit interrupters.',
  ],
  [
    '1926.416(a)(1)',
    'General requirements (electrical work)',
    'Nobody works where they could touch a live circuit unless it is de-energized and grounded, guarded or insulated.',
  ],
  ['1926.416(e)(1)', 'General requirements (electrical work)', 'Worn or frayed electric cords are not used.'],
  ['1926.417(a)', 'Lockout and tagging of circuits', 'Controls that are to stay off during work are tagged.'],
  [
    '1926.417(b)',
    'Lockout and tagging of circuits',
    'De-energized equipment and circuits are made inoperative and tagged wherever they can be switched on.',
  ],
])
