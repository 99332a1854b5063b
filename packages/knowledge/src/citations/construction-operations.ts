import { readInText } from './citation'

/** 29 CFR 1926, subparts L to CC: scaffolds, falls, plant, excavations, concrete, steel, demolition, ladders, health, cranes. */
export const constructionOperations = readInText([
  [
    '1926.451(b)(1)',
    'General requirements (scaffolds)',
    'Every platform on all working levels is fully planked between the uprights and the guardrail.',
  ],
  [
    '1926.451(e)(1)',
    'General requirements (scaffolds)',
    'Platforms more than 2 feet above or below a point of access have a ladder, stair, ramp or similar access.',
  ],
  [
    '1926.451(f)(3)',
    'General requirements (scaffolds)',
    'A competent person inspects scaffolds before each shift and after anything that could weaken them.',
  ],
  [
    '1926.451(g)(1)',
    'General requirements (scaffolds)',
    'Everyone on a scaffold more than 10 feet up is protected from falling.',
  ],
  [
    '1926.451(h)(1)',
    'General requirements (scaffolds)',
    'In addition to hard hats, toeboards, screens, nets or canopies protect people on scaffolds from falling tools and debris.',
  ],
  [
    '1926.453(b)(2)(iv)',
    'Aerial lifts',
    'People stand firmly on the floor of the basket and do not sit or climb on its edge.',
  ],
  [
    '1926.453(b)(2)(v)',
    'Aerial lifts',
    'A harness is worn with its lanyard attached to the boom or basket; a belt serves only to restrain, never to arrest a fall.',
  ],
  [
    '1926.454(a)',
    'Training requirements (scaffolds)',
    'Everyone who works on a scaffold is trained by a qualified person to recognize and control its hazards.',
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
    'People exposed to falling objects wear hard hats and are also protected by toeboards, canopies or a barricaded area.',
  ],
  [
    '1926.502(b)',
    'Fall protection systems criteria and practices',
    'Guardrails meet set heights and strengths, with the top rail at 42 inches, plus or minus 3.',
  ],
  [
    '1926.502(i)',
    'Fall protection systems criteria and practices',
    'Covers support twice the expected load, are secured, and are marked or color-coded.',
  ],
  [
    '1926.502(j)',
    'Fall protection systems criteria and practices',
    'Toeboards and other protection from falling objects meet set sizes and strengths.',
  ],
  [
    '1926.503(a)(1)',
    'Training requirements (falls)',
    'Everyone who might be exposed to a fall is trained to recognize and reduce the hazard.',
  ],
  [
    '1926.600(a)(6)',
    'Equipment',
    'Equipment near power lines keeps set clearances unless the lines are de-energized and grounded.',
  ],
  [
    '1926.601(b)(4)',
    'Motor vehicles',
    'A vehicle with an obstructed rear view backs up only with an audible alarm or an observer who signals.',
  ],
  [
    '1926.602(a)(9)(ii)',
    'Material handling equipment',
    'Earthmoving equipment with an obstructed rear view backs up only with an audible alarm or someone who signals that it is safe.',
  ],
  ['1926.602(c)(1)(vii)', 'Material handling equipment', 'Nobody unauthorized rides on industrial trucks.'],
  [
    '1926.602(d)',
    'Material handling equipment',
    'Operators of powered industrial trucks are trained as in general industry.',
  ],
  [
    '1926.651(c)(2)',
    'Specific excavation requirements',
    'Trenches 4 feet or deeper have a ladder, stair or ramp within 25 feet of everyone in them.',
  ],
  [
    '1926.651(d)',
    'Specific excavation requirements',
    'At excavations, people exposed to public traffic are given and wear high-visibility vests.',
  ],
  [
    '1926.651(e)',
    'Specific excavation requirements',
    'At excavations, nobody is under loads handled by lifting or digging equipment, and people stay away from vehicles being loaded.',
  ],
  [
    '1926.651(f)',
    'Specific excavation requirements',
    "Barricades, signals or stop logs warn mobile equipment near an excavation where the operator can't see the edge.",
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
    'People in excavations are protected from cave-ins, except in stable rock or less than 5 feet deep with no sign of a cave-in.',
  ],
  [
    '1926.701(b)',
    'General requirements (concrete)',
    'Protruding reinforcing steel that someone could fall onto is guarded.',
  ],
  [
    '1926.703(a)(1)',
    'Requirements for cast-in-place concrete',
    'Formwork is designed, built and braced to carry all reasonably expected loads.',
  ],
  [
    '1926.703(e)(1)',
    'Requirements for cast-in-place concrete',
    'Forms and shores stay until the concrete is strong enough to carry its loads.',
  ],
  [
    '1926.753(d)(1)',
    'Hoisting and rigging (steel erection)',
    'Routes for suspended loads are planned so nobody has to work directly below them.',
  ],
  [
    '1926.850(a)',
    'Preparatory operations (demolition)',
    'A competent person surveys the structure for the danger of collapse before demolition begins.',
  ],
  [
    '1926.850(k)',
    'Preparatory operations (demolition)',
    'Entrances to multi-story structures under demolition are protected by sheds or canopies.',
  ],
  [
    '1926.1053(b)(1)',
    'Ladders',
    'The rails of a ladder to an upper landing extend 3 feet above it, or the ladder is secured at its top.',
  ],
  [
    '1926.1053(b)(5)(i)',
    'Ladders',
    'The base of a leaning ladder is set out about a quarter of its working length.',
  ],
  ['1926.1053(b)(13)', 'Ladders', 'The top and the top step of a stepladder are not stood on.'],
  ['1926.1053(b)(20)', 'Ladders', 'People face the ladder when they climb up or down.'],
  ['1926.1053(b)(21)', 'Ladders', 'At least one hand holds the ladder while climbing.'],
  ['1926.1053(b)(22)', 'Ladders', 'Nobody carries a load on a ladder that could make them lose balance.'],
  [
    '1926.1101(c)(1)',
    'Asbestos',
    'Nobody is exposed to more than 0.1 fiber per cubic centimeter of air, averaged over 8 hours.',
  ],
  [
    '1926.1153(c)(1)',
    'Respirable crystalline silica',
    'Table 1 tasks are done with the controls and respirators listed there, unless exposure is measured and limited.',
  ],
  [
    '1926.1153(d)(1)',
    'Respirable crystalline silica',
    'Nobody is exposed to more than 50 micrograms of respirable silica per cubic meter, averaged over 8 hours.',
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
    'An employer who sends people into a permit space has a written program on site.',
  ],
  [
    '1926.1204',
    'Permit-required confined space program',
    'The entry employer keeps unauthorized people out, and evaluates and controls the hazards before entry.',
  ],
  [
    '1926.1408(a)(1)',
    'Power line safety (up to 350 kV), operations',
    'Before work, the zone in which the equipment operates is marked, or treated as its full reach.',
  ],
  [
    '1926.1408(a)(2)',
    'Power line safety (up to 350 kV), operations',
    'If equipment could come within 20 feet of a power line, one of three sets of precautions is taken.',
  ],
  [
    '1926.1425(b)',
    'Keeping clear of the load',
    'While a load is suspended, only people hooking, unhooking, guiding or connecting it may be in the fall zone.',
  ],
  [
    '1926.1425(d)',
    'Keeping clear of the load',
    'Only people needed to receive a load are in the fall zone while it is landed.',
  ],
])
