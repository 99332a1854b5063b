import { cfrText1910, osha } from './write-up'

/** Sections of 29 CFR 1910 whose official text was at hand: confined spaces, lockout, fire, forklifts, machines, chemicals. */
export const generalIndustryOperations = osha('General Industry', cfrText1910, [
  {
    code: '1910.146',
    title: 'Permit-required confined spaces',
    summary:
      'The employer finds out which spaces need a permit, marks them with danger signs, and either keeps people out or runs a written program: permit, air tests, ventilation, attendant, entry supervisor, training and rescue. Tanks, silos, vats, pits, manholes and boilers are the usual ones.',
    check: [
      'Signs at tanks, silos, pits, vaults and manholes.',
      'Permit filled in at the opening, today’s readings on it.',
      'Attendant outside with nothing else to do.',
      'Harness, line and tripod ready.',
    ],
    risk: 'High',
    tags: ['confined space', 'permit', 'emergency', 'training'],
    related: ['1910.146(c)(2)', '1910.146(c)(5)', '1910.146(k)', '1926.1203'],
  },
  {
    code: '1910.146(c)(2)',
    title: 'Signs at permit spaces',
    summary:
      'Workers are told of every permit space, where it is and why it is dangerous, by danger signs or something equally effective. The usual wording warns that it is a permit space and forbids entry.',
    risk: 'Medium',
    tags: ['confined space', 'signs'],
    related: ['1910.146', '1910.145'],
  },
  {
    code: '1910.146(c)(5)',
    title: 'Alternate entry with ventilation',
    summary:
      'If the only hazard is the air and continuous forced ventilation alone makes entry safe, a shorter procedure replaces the full program: guarded opening, tests for oxygen, flammables and toxics in that order, air blowing all the time, written certification before entry. If a hazard shows up during entry, everybody leaves and the space is assessed again.',
    risk: 'High',
    tags: ['confined space', 'ventilation'],
    related: ['1910.146', '1926.1203(e)'],
  },
  {
    code: '1910.146(k)',
    title: 'Rescue from permit spaces',
    summary:
      'The rescue service is evaluated beforehand and told of the hazards. An own team has equipment, training, first aid and CPR and practices at least once every 12 months. Retrieval systems are used unless they add risk; vertical spaces more than 5 ft deep need a mechanical device.',
    risk: 'High',
    tags: ['confined space', 'emergency', 'harness', 'first aid'],
    related: ['1910.146', '1926.1211'],
  },
  {
    code: '1910.147',
    title: 'Control of hazardous energy (lockout/tagout)',
    summary:
      'Before anyone services a machine that could start up or release stored energy, it is shut down, isolated and locked by the person doing the work. The employer has written procedures, hardware, training and a yearly inspection. Tags alone only where a lock cannot be used or the tags are shown to protect as well.',
    check: [
      'One person, one lock, one key.',
      'Procedure for this machine at hand and followed.',
      'Stored energy gone: pressure, springs, gravity, capacitors.',
      'Try to start it before putting a hand in.',
    ],
    risk: 'High',
    tags: ['lockout', 'machine guarding', 'electrical', 'training'],
    related: ['1910.147(c)(4)', '1910.147(c)(6)', '1910.147(c)(7)', '1910.147(d)', '1926.417', '1910.333'],
  },
  {
    code: '1910.147(c)(1)',
    title: 'Energy control program',
    summary:
      'The employer sets up a program of procedures, training and periodic inspections, so that every machine is cut off from its energy and cannot be started before anybody works on it. Without it every other lockout duty hangs in the air.',
    risk: 'High',
    tags: ['lockout', 'compliance'],
    related: ['1910.147', '1910.147(c)(4)'],
  },
  {
    code: '1910.147(c)(4)',
    title: 'Written lockout procedures',
    summary:
      'Procedures are written down and used: what they are for, the steps to shut down, isolate, block and secure the machine, how locks and tags are placed, removed and handed over, and how to test that it worked. Simple machines with one energy source and no stored energy may be exempt.',
    check: [
      'Machine-specific sheets, not one page for all.',
      'Each energy source listed with its isolation point.',
      'Steps match the machine as it is today.',
    ],
    risk: 'High',
    tags: ['lockout', 'compliance'],
    related: ['1910.147', '1910.147(d)'],
  },
  {
    code: '1910.147(c)(5)',
    title: 'Locks, tags and hardware',
    summary:
      'The employer provides locks, tags, chains and other hardware that is used for lockout only, lasts in the place it is used, looks the same throughout the plant and shows whose it is. Tag ties hold at least 50 lb and cannot be reused.',
    risk: 'Medium',
    tags: ['lockout', 'signs'],
    related: ['1910.147'],
  },
  {
    code: '1910.147(c)(6)',
    title: 'Yearly lockout inspection',
    summary:
      'At least once a year each procedure is inspected by an authorized person other than those using it, who goes through the duties with them. Machine, date, people and inspector are certified in writing.',
    risk: 'Medium',
    tags: ['lockout', 'inspection', 'recordkeeping'],
    related: ['1910.147', '1910.147(c)(4)'],
  },
  {
    code: '1910.147(c)(7)',
    title: 'Lockout training',
    summary:
      'Those who lock out learn the energy sources and how to isolate them; those who run the machines learn what the procedure is for; everybody else learns never to try to restart a locked machine. Retrain when jobs, machines or procedures change or an inspection shows gaps, and certify it with names and dates.',
    risk: 'High',
    tags: ['lockout', 'training', 'recordkeeping'],
    related: ['1910.147', '1910.147(c)(6)'],
  },
  {
    code: '1910.147(d)',
    title: 'Lockout step by step',
    summary:
      'In this order: know the energy, shut down in an orderly way, isolate, put on locks or tags, release or block stored energy, and verify that the machine is dead before work starts. The last step, trying to start it, is the one people skip.',
    risk: 'High',
    tags: ['lockout'],
    related: ['1910.147', '1910.147(c)(4)'],
  },
  {
    code: '1910.151',
    title: 'Medical services and first aid',
    summary:
      'Medical advice is available to the plant. With no clinic or hospital near, people on site are trained in first aid and supplies are at hand. Where corrosives can reach eyes or skin, an eyewash or shower is in the work area.',
    check: [
      'First-aiders on every shift.',
      'Kit stocked.',
      'Eyewash reachable in seconds, flushed weekly, not blocked.',
    ],
    risk: 'Medium',
    tags: ['first aid', 'emergency', 'chemical safety'],
    related: ['1926.50', '1910.1030'],
  },
  {
    code: '1910.157',
    title: 'Portable fire extinguishers',
    summary:
      'Extinguishers are mounted, marked and easy to reach, kept charged and in place. They are looked at every month and serviced every year. Where employees are meant to use them, they are taught on hiring and at least annually. If everybody evacuates under a written policy, less applies.',
    check: [
      'Pin, seal, gauge, tag of this month.',
      'Nothing in front.',
      'People know which one to use on what.',
    ],
    risk: 'High',
    tags: ['fire safety', 'inspection', 'training'],
    related: ['1910.157(d)', '1910.157(e)', '1926.150(c)(1)'],
  },
  {
    code: '1910.157(d)',
    title: 'Distance to a fire extinguisher',
    summary:
      'For ordinary combustibles (Class A) and combustible metals (Class D) nobody walks more than 75 ft (22.9 m) to an extinguisher, for flammable liquids (Class B) no more than 50 ft (15.2 m). Walk it as people would, around machines and racks.',
    risk: 'Medium',
    tags: ['fire safety', 'flammable liquids'],
    related: ['1910.157', '1926.150(c)(1)'],
  },
  {
    code: '1910.157(e)',
    title: 'Extinguisher checks',
    summary:
      'Extinguishers are inspected by eye monthly and get a maintenance check every year, with the date recorded. Dry chemical ones with a 12-year test are emptied and serviced every 6 years. While one is away, something equal stands in.',
    risk: 'Medium',
    tags: ['fire safety', 'inspection', 'recordkeeping'],
    related: ['1910.157'],
  },
  {
    code: '1910.178',
    title: 'Powered industrial trucks (forklifts)',
    summary:
      'Forklifts and other industrial trucks are driven only by trained and evaluated operators, examined at least daily, and taken out of service when unsafe. Nobody stands under raised forks or rides without permission; loads stay within capacity, and drivers slow down and sound the horn at corners.',
    check: [
      'Operator’s certificate, evaluation within three years.',
      'Daily check sheet of this truck.',
      'Seat belt, horn, forks low when traveling.',
      'People and trucks kept apart in aisles.',
    ],
    risk: 'High',
    tags: ['forklift', 'vehicles', 'training', 'inspection'],
    related: ['1910.178(l)', '1910.178(m)', '1910.178(n)', '1910.178(q)', '1926.602(d)'],
  },
  {
    code: '1910.178(g)',
    title: 'Charging forklift batteries',
    summary:
      'Batteries are charged in a designated place with ventilation, fire protection and means to flush and neutralize spilled acid. Acid goes into water, never the other way; no smoking or sparks; metal tools stay off the top.',
    risk: 'Medium',
    tags: ['forklift', 'electrical', 'chemical safety', 'ventilation'],
    related: ['1910.178', '1926.441'],
  },
  {
    code: '1910.178(l)',
    title: 'Forklift operator training',
    summary:
      'Nobody drives alone before finishing training: instruction, practice and an evaluation at the workplace, on the truck type and the place. Refresher training follows unsafe driving, an accident or near miss, a new truck or changed conditions; everybody is evaluated again at least every three years. The employer certifies names and dates.',
    check: [
      'Certificate names truck type, date of training, date of evaluation, trainer.',
      'New type of truck? New training.',
      'Agency drivers too.',
    ],
    risk: 'High',
    tags: ['forklift', 'training', 'recordkeeping'],
    related: ['1910.178', '1926.602(d)'],
  },
  {
    code: '1910.178(m)',
    title: 'Forklift operation',
    summary:
      'Nobody is under raised forks, loaded or not, and no arms or legs between the mast. An unattended truck (driver 25 ft or more away or out of sight) has forks down, power off, brake set, wheels blocked on a slope. Trailers are braked and chocked before trucks drive in.',
    risk: 'High',
    tags: ['forklift', 'vehicles'],
    related: ['1910.178', '1910.178(n)'],
  },
  {
    code: '1910.178(n)',
    title: 'Driving a forklift',
    summary:
      'Keep speed limits and about three truck lengths to the truck ahead; slow down and sound the horn at cross aisles and where the view is blocked; drive backwards if the load hides the way. On slopes of more than 10 percent the load points uphill. No stunts.',
    risk: 'High',
    tags: ['forklift', 'traffic'],
    related: ['1910.178', '1910.178(m)'],
  },
  {
    code: '1910.178(p)',
    title: 'Unsafe forklifts out of service',
    summary:
      'A truck found defective or unsafe in any way is taken out of service until it is repaired. Engines are off while refuelling, and spills are cleaned up before starting.',
    risk: 'High',
    tags: ['forklift', 'inspection', 'fire safety'],
    related: ['1910.178(q)', '1910.178'],
  },
  {
    code: '1910.178(q)',
    title: 'Forklift inspection and maintenance',
    summary:
      'Trucks are examined at least daily before use, after each shift when used round the clock, and not used if anything affects safety. Only authorized people repair them, with equal parts; nothing is added or removed without the maker.',
    risk: 'High',
    tags: ['forklift', 'inspection'],
    related: ['1910.178', '1910.178(p)'],
  },
  {
    code: '1910.303',
    title: 'Electrical systems: general',
    summary:
      'Electrical equipment is approved, free of recognized hazards and used as listed. Disconnects and circuits are labeled, unused openings closed, and the space in front of panels kept clear. Live parts at 50 volts or more are guarded.',
    check: [
      'Panel directories filled in.',
      'Nothing stored within the marked space.',
      'Blanks in every open slot.',
      'Covers and doors closed.',
    ],
    risk: 'High',
    tags: ['electrical'],
    related: ['1910.303(b)', '1910.303(g)', '1910.305', '1926.403'],
  },
  {
    code: '1910.303(b)',
    title: 'Electrical equipment: examination and use',
    summary:
      'Equipment has no recognized hazard likely to kill or seriously hurt: suitable, strong, insulated, not overheating or arcing. Listed or labeled equipment is installed and used as its listing says: no power strips chained together, no indoor gear outside.',
    risk: 'High',
    tags: ['electrical', 'inspection'],
    related: ['1910.303', '1926.403(b)(1)'],
  },
  {
    code: '1910.303(g)',
    title: 'Space in front of electrical panels',
    summary:
      'At 600 volts or less, enough working space is kept in front of equipment that may be worked on live: usually 3 ft deep and 30 in wide, and it is never used for storage. Live parts at 50 volts or more are enclosed or out of reach.',
    risk: 'Medium',
    tags: ['electrical', 'storage', 'housekeeping'],
    related: ['1910.303', '1926.403(i)'],
  },
])

export const machineGuardingChecked = osha('Manufacturing', cfrText1910, [
  {
    code: '1910.212',
    title: 'Machine guarding: general',
    summary:
      'Operator and bystanders are protected from the point of operation, nip points, rotating parts, flying chips and sparks by guards or devices. Guards are fixed to the machine and no danger themselves. Fan blades less than 7 ft up have guards with openings of 1/2 in at most, revolving drums have interlocked enclosures, and fixed machines are anchored.',
    check: [
      'Can a hand, sleeve or hair reach a moving part?',
      'Guards bolted on, interlocks not bypassed.',
      'Machine bolted down.',
      'Operators know how to stop it.',
    ],
    risk: 'High',
    tags: ['machine guarding'],
    related: ['1910.212(a)(1)', '1910.212(a)(3)', '1910.219', '1910.147', '1926.300(b)'],
  },
  {
    code: '1910.212(a)(1)',
    title: 'Kinds of machine guards',
    summary:
      'One or more methods of guarding keep people from the point of operation, in-running nips, rotating parts, chips and sparks: barrier guards, two-hand controls, light curtains and the like. It is the paragraph most machine citations name.',
    risk: 'High',
    tags: ['machine guarding'],
    related: ['1910.212', '1910.212(a)(3)'],
  },
  {
    code: '1910.212(a)(3)',
    title: 'Guarding the point of operation',
    summary:
      'Where the machine does its work and could injure, a guard keeps every part of the body out of the danger zone during the cycle. Special hand tools may help to place material but do not replace the guard. Shears, presses, saws, jointers and rolls usually need it.',
    risk: 'High',
    tags: ['machine guarding', 'hand protection'],
    related: ['1910.212', '1910.217'],
  },
])

export const hazardCommunication = osha('General Industry', cfrText1910, [
  {
    code: '1910.1200',
    title: 'Hazard communication (right to know)',
    summary:
      'Everybody who works with hazardous chemicals has a right to know them. The employer keeps a written program with a list of chemicals, labeled containers and a safety data sheet for each in reach of every shift, and trains people at the start and when a new hazard comes in. The 2024 revision has to be met by employers by November 20, 2026 for substances and by May 19, 2028 for mixtures.',
    check: [
      'Pick any bottle: label readable, sheet found within a minute.',
      'Secondary containers labeled.',
      'Ask what the pictograms mean.',
      'Contractors know about each other’s chemicals.',
    ],
    risk: 'High',
    tags: ['chemical safety', 'training', 'signs', 'compliance'],
    related: ['1910.1200(e)', '1910.1200(f)', '1910.1200(g)', '1910.1200(h)', '1910.1200(j)', '1926.59'],
    deadline: '2026-11-20',
    asks: [
      'haz com',
      'hazcom 2024 changes',
      'right to know law',
      'do I need an SDS for every chemical',
      'GHS standard OSHA',
      'chemical labels and data sheets on the job',
      'when does the new hazcom rule start',
    ],
  },
  {
    code: '1910.1200(e)',
    title: 'Written hazard communication program',
    summary:
      'A written program says how labels, data sheets and training are handled, lists the hazardous chemicals present, and covers unusual tasks and unlabeled pipes. Where several employers share a site, it says how they inform each other. For newly identified hazards of substances the program is updated by November 20, 2026, of mixtures by May 19, 2028.',
    risk: 'Medium',
    tags: ['chemical safety', 'compliance'],
    related: ['1910.1200'],
  },
  {
    code: '1910.1200(f)',
    title: 'Chemical labels',
    summary:
      'Shipped containers show product identifier, signal word, hazard statements, pictograms, precautions and the supplier. In the workplace each container is labeled too, and labels are neither removed nor defaced. A jar filled for one’s own immediate use in the shift is the only exception people meet daily. Since the 2024 revision containers of 100 ml or less may carry a short label where the full one does not fit.',
    risk: 'Medium',
    tags: ['chemical safety', 'signs'],
    related: ['1910.1200', '1910.1200(f)(12)', '1910.1200(f)(6)', '1910.1201'],
  },
  {
    code: '1910.1200(f)(6)',
    title: 'Workplace labels on secondary containers',
    summary:
      'In the workplace each container of a hazardous chemical carries either the full shipping label or the product’s name with words, pictures or symbols that give at least general information on its hazards. NFPA diamonds and HMIS bars may go on doing that job if people also have the details at hand. Labels of this kind are updated for newly identified hazards by November 20, 2026 for substances and May 19, 2028 for mixtures.',
    check: [
      'Spray bottles, buckets and day cans have a name and a hazard on them.',
      'Old in-house label systems checked against the new data sheets.',
      'Labels readable, in English, other languages besides.',
    ],
    risk: 'Medium',
    tags: ['chemical safety', 'signs'],
    related: ['1910.1200(f)', '1910.1200(j)'],
    deadline: '2026-11-20',
    asks: [
      'do spray bottles need labels',
      'secondary container label requirements',
      'can I still use NFPA diamond labels',
      'HMIS labels allowed',
      'unmarked bucket of chemical',
      'what has to be on a transfer container',
      'unlabeled bottle on site',
    ],
  },
  {
    code: '1910.1200(f)(12)',
    title: 'Labels on small chemical containers',
    summary:
      'Where pull-out, fold-back or tag labels cannot be made to fit, a supplier’s container of 100 ml or less may show only the product identifier, pictograms, signal word, the maker’s name and phone number and a note that the full label is on the outer package. At 3 ml or less, where any label would be in the way, the product identifier alone is enough. The outer package carries the full label and says that the small containers are kept in it.',
    check: [
      'Vials and tubes are stored in their outer package when not in use.',
      'The full label on the outer package is readable.',
    ],
    risk: 'Low',
    tags: ['chemical safety', 'signs', 'laboratory'],
    related: ['1910.1200(f)', '1910.1200(j)'],
    asks: [
      'small container labeling hazcom 2024',
      'what goes on a tiny bottle label',
      'label on a 3 ml vial',
      '100 ml container label exception',
      'tube of glue too small for a label',
      'do small sample vials need GHS labels',
    ],
  },
  {
    code: '1910.1200(g)',
    title: 'Safety data sheets (SDS)',
    summary:
      'Suppliers provide a data sheet of 16 sections for each hazardous chemical, and the employer keeps it where workers can read it during every shift, on paper or on screen without a barrier. If power or network can fail, there is a backup.',
    risk: 'Medium',
    tags: ['chemical safety', 'first aid'],
    related: ['1910.1200'],
  },
  {
    code: '1910.1200(h)',
    title: 'Chemical hazard training',
    summary:
      'People are informed and trained on the chemicals in their area when they start and whenever a new kind of hazard comes in: how to notice a release, what it does, how to protect oneself, and how labels and data sheets are read. It has to be in words people understand. Newly identified hazards of substances are trained by November 20, 2026, of mixtures by May 19, 2028.',
    risk: 'Medium',
    tags: ['chemical safety', 'training'],
    related: ['1910.1200', '1926.21(b)(3)'],
  },
  {
    code: '1910.1200(j)',
    title: 'Hazard communication 2024: compliance dates',
    summary:
      'The revised rule took effect on July 19, 2024. Makers, importers and distributors had until May 19, 2026 for substances and have until November 19, 2027 for mixtures. Employers update workplace labels, the written program and training for newly identified hazards by November 20, 2026 for substances and May 19, 2028 for mixtures. Until then either the old or the revised rule may be followed.',
    check: [
      'New data sheets from suppliers compared with the old ones.',
      'Chemical list, in-house labels and program updated where a hazard is new.',
      'Training on the new hazards done and dated before the deadline.',
    ],
    risk: 'High',
    tags: ['chemical safety', 'compliance', 'training'],
    related: ['1910.1200', '1910.1200(e)', '1910.1200(f)', '1910.1200(h)'],
    deadline: '2026-11-20',
    asks: [
      'hazcom 2024 deadline',
      'GHS revision 7 compliance date',
      'when do employers have to update labels and training',
      'new OSHA hazard communication deadline November 2026',
      'deadline for mixtures SDS update',
      'how long can I use the old data sheets',
      'do I have to retrain people for hazcom 2024',
    ],
  },
])
