import { readInText } from './citation'

/** 29 CFR 1926, safety and health regulations for construction. */
export const construction = readInText([
  [
    '1926.21(b)(2)',
    'Safety training and education',
    'The employer instructs each employee in recognising and avoiding unsafe conditions and in the rules that apply to the work.',
  ],
  [
    '1926.24',
    'Fire protection and prevention',
    'The employer develops and keeps up a fire protection and prevention programme through all phases of the work.',
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
    'Exits are arranged and kept so that everybody can leave freely at all times the building is occupied.',
  ],
  [
    '1926.34(c)',
    'Means of egress',
    'Ways out are kept free of every obstruction to their instant use in an emergency.',
  ],
  [
    '1926.35',
    'Employee emergency action plans',
    'A written plan says what employer and employees do in a fire or other emergency.',
  ],
  [
    '1926.50(c)',
    'Medical services and first aid',
    'Without medical help reasonably near, somebody with a valid first-aid certificate is available on the site.',
  ],
  [
    '1926.50(g)',
    'Medical services and first aid',
    'Where corrosive materials can reach eyes or body, facilities for quick flushing are provided in the work area.',
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
    'Where the levels are exceeded, a continuing and effective hearing conservation programme is run.',
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
    'Protective equipment is provided, used and kept reliable wherever hazards of process, environment or substances make it necessary.',
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
    'Ear protection is provided and used where noise cannot be brought within Table D-2.',
  ],
  [
    '1926.102(a)(1)',
    'Eye and face protection',
    'Each affected employee uses eye or face protection against flying particles, splashes, vapours or harmful light.',
  ],
  [
    '1926.103',
    'Respiratory protection',
    'Construction follows the respiratory protection rules of 1910.134.',
  ],
  [
    '1926.150(a)(1)',
    'Fire protection',
    'The employer runs a fire protection programme and provides the firefighting equipment without delay as hazards arise.',
  ],
  ['1926.150(a)(2)', 'Fire protection', 'Access to all firefighting equipment is kept free at all times.'],
  [
    '1926.150(c)(1)(i)',
    'Fire protection',
    'An extinguisher of at least 2A stands for each 3,000 square feet, with no more than 100 feet to walk.',
  ],
  [
    '1926.150(c)(1)(vi)',
    'Fire protection',
    'An extinguisher of at least 10B stands within 50 feet of more than 5 gallons of flammable liquid or 5 pounds of gas in use.',
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
    'At points of hazard, construction areas are posted with traffic signs and protected by traffic control devices.',
  ],
  [
    '1926.201(a)',
    'Signaling',
    'Flaggers, including the warning garments they wear, follow Part 6 of the Manual on Uniform Traffic Control Devices.',
  ],
  [
    '1926.250(b)(1)',
    'General requirements for storage',
    'Material inside buildings is kept 6 feet from hoistways and floor openings and 10 feet from low outer walls.',
  ],
  [
    '1926.300(a)',
    'General requirements (tools)',
    'Hand and power tools are kept in a safe condition, whoever owns them.',
  ],
  [
    '1926.300(b)(1)',
    'General requirements (tools)',
    'Power tools made to take guards have them fitted when in use.',
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
    'Gas cylinders are secured upright at all times, but for short periods of hoisting or carrying.',
  ],
  [
    '1926.350(a)(10)',
    'Gas welding and cutting',
    'Stored oxygen is kept 20 feet from fuel gas and combustibles, or behind a fire-resistant barrier 5 feet high.',
  ],
  [
    '1926.352(a)',
    'Fire prevention (welding)',
    'Objects to be welded or cut are moved to a safe place, or movable fire hazards are taken away or protected.',
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
    'Electrical equipment is free from recognised hazards likely to cause death or serious harm.',
  ],
  [
    '1926.404(b)(1)(i)',
    'Wiring design and protection',
    'Construction sites use ground-fault interrupters or an assured grounding programme.',
  ],
  [
    '1926.404(b)(1)(ii)',
    'Wiring design and protection',
    'Temporary 120-volt outlets of 15 and 20 amperes in use have ground-fault circuit interrupters.',
  ],
  [
    '1926.416(a)(1)',
    'General requirements (electrical work)',
    'Nobody works where they could touch a live circuit unless it is de-energised and grounded, guarded or insulated.',
  ],
  ['1926.416(e)(1)', 'General requirements (electrical work)', 'Worn or frayed electric cords are not used.'],
  ['1926.417(a)', 'Lockout and tagging of circuits', 'Controls that are to stay off during work are tagged.'],
  [
    '1926.417(b)',
    'Lockout and tagging of circuits',
    'De-energised equipment and circuits are made inoperative and tagged wherever they can be switched on.',
  ],
  [
    '1926.451(b)(1)',
    'General requirements (scaffolds)',
    'Every platform on all working levels is fully planked between the uprights and the guardrail.',
  ],
  [
    '1926.451(e)(1)',
    'General requirements (scaffolds)',
    'Platforms more than 2 feet above or below a point of access have a ladder, stair, ramp or like access.',
  ],
  [
    '1926.451(f)(3)',
    'General requirements (scaffolds)',
    'A competent person inspects scaffolds before each shift and after anything that could weaken them.',
  ],
  [
    '1926.451(g)(1)',
    'General requirements (scaffolds)',
    'Everybody on a scaffold more than 10 feet up is protected from falling.',
  ],
  [
    '1926.451(h)(1)',
    'General requirements (scaffolds)',
    'People on scaffolds are protected from falling tools and debris by toeboards, screens, nets or canopies besides hard hats.',
  ],
  [
    '1926.453(b)(2)(iv)',
    'Aerial lifts',
    'People stand firmly on the floor of the basket and do not sit or climb on its edge.',
  ],
  ['1926.453(b)(2)(v)', 'Aerial lifts', 'A body belt is worn with its lanyard fixed to the boom or basket.'],
  [
    '1926.454(a)',
    'Training requirements (scaffolds)',
    'Everybody who works on a scaffold is trained by a qualified person to recognise and control its hazards.',
  ],
  [
    '1926.501(b)(1)',
    'Duty to have fall protection',
    'People on a surface with an unprotected edge 6 feet or more above a lower level are protected by guardrails, nets or fall arrest.',
  ],
  [
    '1926.501(b)(4)(i)',
    'Duty to have fall protection',
    'People are protected from falling through holes more than 6 feet above a lower level by covers, guardrails or fall arrest.',
  ],
  [
    '1926.501(b)(4)(ii)',
    'Duty to have fall protection',
    'Covers keep people from tripping in or stepping through holes.',
  ],
  [
    '1926.501(b)(10)',
    'Duty to have fall protection',
    'Roofers on low-slope roofs with unprotected edges 6 feet or more up are protected from falling.',
  ],
  [
    '1926.501(b)(11)',
    'Duty to have fall protection',
    'People on steep roofs 6 feet or more up are protected by guardrails with toeboards, nets or fall arrest.',
  ],
  [
    '1926.501(b)(13)',
    'Duty to have fall protection',
    'People in residential construction 6 feet or more up are protected by guardrails, nets or fall arrest.',
  ],
  [
    '1926.501(c)',
    'Duty to have fall protection',
    'People exposed to falling objects wear hard hats, and toeboards, canopies or a closed area protect them besides.',
  ],
  [
    '1926.502(b)',
    'Fall protection systems criteria and practices',
    'Guardrails meet set heights and strengths, the top rail at 42 inches, 3 more or less.',
  ],
  [
    '1926.502(i)',
    'Fall protection systems criteria and practices',
    'Covers carry twice the load that may come on them, are secured, and are marked or coloured.',
  ],
  [
    '1926.502(j)',
    'Fall protection systems criteria and practices',
    'Toeboards and other protection from falling objects meet set sizes and strengths.',
  ],
  [
    '1926.503(a)(1)',
    'Training requirements (falls)',
    'Everybody who might be exposed to a fall is trained to recognise and reduce the hazard.',
  ],
  [
    '1926.600(a)(6)',
    'Equipment',
    'Equipment near power lines keeps set clearances unless the lines are de-energised and grounded.',
  ],
  [
    '1926.601(b)(4)',
    'Motor vehicles',
    'A vehicle with an obstructed rear view reverses only with an alarm that can be heard or an observer who signals.',
  ],
  [
    '1926.602(a)(9)(ii)',
    'Material handling equipment',
    'Earthmoving equipment with an obstructed rear view reverses only with an alarm that can be heard or somebody who signals that it is safe.',
  ],
  ['1926.602(c)(1)(vii)', 'Material handling equipment', 'Nobody unauthorised rides on industrial trucks.'],
  [
    '1926.602(d)',
    'Material handling equipment',
    'Operators of powered industrial trucks are trained as in general industry.',
  ],
  [
    '1926.651(c)(2)',
    'Specific excavation requirements',
    'Trenches of 4 feet or more have a ladder, stair or ramp within 25 feet of everybody in them.',
  ],
  [
    '1926.651(d)',
    'Specific excavation requirements',
    'At excavations, people exposed to public traffic are given and wear high-visibility vests.',
  ],
  [
    '1926.651(e)',
    'Specific excavation requirements',
    'At excavations nobody is under loads handled by lifting or digging equipment, and people stand away from vehicles being loaded.',
  ],
  [
    '1926.651(f)',
    'Specific excavation requirements',
    'Mobile equipment near the edge of an excavation is warned by barricades, signals or stop logs where the operator cannot see the edge.',
  ],
  [
    '1926.651(j)(2)',
    'Specific excavation requirements',
    'Spoil and equipment are kept 2 feet from the edge or held back.',
  ],
  [
    '1926.651(k)(1)',
    'Specific excavation requirements',
    'A competent person inspects excavations daily, before the shift and after rain.',
  ],
  [
    '1926.652(a)(1)',
    'Requirements for protective systems',
    'People in excavations are protected from cave-ins, except in stable rock or below 5 feet with no sign of a cave-in.',
  ],
  [
    '1926.701(b)',
    'General requirements (concrete)',
    'Protruding reinforcing steel onto which somebody could fall is guarded.',
  ],
  [
    '1926.703(a)(1)',
    'Requirements for cast-in-place concrete',
    'Formwork is designed, built and braced to carry every load that may reasonably come on it.',
  ],
  [
    '1926.703(e)(1)',
    'Requirements for cast-in-place concrete',
    'Forms and shores stay until the concrete is strong enough to carry its loads.',
  ],
  [
    '1926.753(d)(1)',
    'Hoisting and rigging (steel erection)',
    'Routes for suspended loads are planned so that nobody has to work directly below them.',
  ],
  [
    '1926.850(a)',
    'Preparatory operations (demolition)',
    'A competent person surveys the structure for the danger of collapse before demolition begins.',
  ],
  [
    '1926.850(k)',
    'Preparatory operations (demolition)',
    'Entrances to multi-storey structures under demolition are protected by sheds or canopies.',
  ],
  [
    '1926.1053(b)(1)',
    'Ladders',
    'Rails of a ladder to an upper landing reach 3 feet above it, or the ladder is secured at its top.',
  ],
  [
    '1926.1053(b)(5)(i)',
    'Ladders',
    'The foot of a leaning ladder stands out by about a quarter of its working length.',
  ],
  ['1926.1053(b)(13)', 'Ladders', 'The top and the top step of a stepladder are not stood on.'],
  ['1926.1053(b)(20)', 'Ladders', 'People face the ladder when they climb up or down.'],
  ['1926.1053(b)(21)', 'Ladders', 'At least one hand holds the ladder while climbing.'],
  ['1926.1053(b)(22)', 'Ladders', 'Nobody carries a load on a ladder that could make them lose balance.'],
  [
    '1926.1101(c)(1)',
    'Asbestos',
    'Nobody is exposed to more than 0.1 fibre per cubic centimetre of air, averaged over 8 hours.',
  ],
  [
    '1926.1153(c)(1)',
    'Respirable crystalline silica',
    'Tasks of Table 1 are done with the controls and respirators given there, unless exposure is measured and limited.',
  ],
  [
    '1926.1153(d)(1)',
    'Respirable crystalline silica',
    'Nobody is exposed to more than 50 micrograms of respirable silica per cubic metre, averaged over 8 hours.',
  ],
  [
    '1926.1153(e)(1)',
    'Respirable crystalline silica',
    'Respirators are provided where the silica rules require them.',
  ],
  [
    '1926.1203(a)',
    'General requirements (confined spaces)',
    'A competent person identifies confined spaces and permit spaces before work begins.',
  ],
  [
    '1926.1203(d)',
    'General requirements (confined spaces)',
    'Whoever sends people into a permit space has a written programme on site.',
  ],
  [
    '1926.1204',
    'Permit-required confined space program',
    'The entry employer keeps out the unauthorised, evaluates the hazards and controls them before entry.',
  ],
  [
    '1926.1408(a)(1)',
    'Power line safety (up to 350 kV), operations',
    'Before work, the zone in which the equipment operates is marked or taken as its full reach.',
  ],
  [
    '1926.1408(a)(2)',
    'Power line safety (up to 350 kV), operations',
    'If equipment could come within 20 feet of a power line, one of three sets of precautions is taken.',
  ],
  [
    '1926.1425(b)',
    'Keeping clear of the load',
    'While a load hangs still, only people hooking, unhooking, guiding or connecting it may be in the fall zone.',
  ],
  [
    '1926.1425(d)',
    'Keeping clear of the load',
    'Only people needed to receive a load are in the fall zone while it is landed.',
  ],
])
