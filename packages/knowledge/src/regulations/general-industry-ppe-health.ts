import { cfrSectionList, cfrText, osha } from './write-up'

/** 29 CFR 1910 subparts I and Z, by section heading: protective equipment and toxic substances. */
export const generalIndustryPpe = osha('General Industry', cfrSectionList, [
  {
    code: '1910.132',
    title: 'Personal protective equipment: general',
    summary:
      'The employer assesses the hazards, certifies that in writing, chooses equipment that fits and tells people. Damaged gear is not used, wearers are trained, and the employer pays for nearly all of it.',
    check: [
      'Written hazard assessment for this job.',
      'Gear matches it and fits the person.',
      'People can put it on, adjust it and know its limits.',
    ],
    risk: 'Medium',
    tags: ['ppe', 'training', 'risk assessment', 'compliance'],
    related: ['1926.95', '1910.133', '1910.135', '1910.138'],
  },
  {
    code: '1910.134',
    title: 'Respiratory protection',
    summary:
      'Where respirators are needed, a written program with an administrator, medical evaluation before the fit test, a fit test before first use and every year, no beards under tight masks, training every year, and cleaning, storing and inspecting. For voluntary use of a dust mask the worker gets the information of Appendix D.',
    check: [
      'Medical clearance and fit test for this model and size, within a year.',
      'Clean-shaven where the mask seals.',
      'Cartridges right for the substance and changed in time.',
      'Stored clean, not hanging in the dust.',
    ],
    risk: 'High',
    tags: ['respiratory protection', 'ppe', 'medical surveillance', 'training'],
    related: ['1926.103', '1910.1053', '1926.1153', '1910.1000'],
  },
  {
    code: '1910.135',
    title: 'Head protection in general industry',
    summary:
      'Helmets are worn where objects could fall on the head, and ones that reduce electric shock near exposed conductors that could touch it. They meet a named edition of ANSI Z89.1 or protect as well.',
    risk: 'High',
    tags: ['head protection', 'ppe', 'electrical'],
    related: ['1926.100(a)', '1910.132'],
  },
  {
    code: '1910.136',
    title: 'Foot protection',
    summary:
      'Protective footwear is worn where objects could fall or roll on the feet, pierce the sole, or where static or electric shock remains a hazard after other measures. Standing water, forklifts, hand trucks and heavy stock are reasons to look.',
    risk: 'Medium',
    tags: ['foot protection', 'ppe'],
    related: ['1926.96', '1910.132'],
  },
  {
    code: '1910.137',
    title: 'Electrical protective equipment',
    summary:
      'Rubber gloves, sleeves, blankets and covers are rated by class, inspected before each day’s use with an air test for gloves, stored well and retested at fixed intervals. Leather protectors go over the gloves.',
    risk: 'High',
    tags: ['electrical', 'ppe', 'hand protection', 'inspection'],
    related: ['1926.97', '1910.335', '1910.269'],
  },
  {
    code: '1910.138',
    title: 'Hand protection',
    summary:
      'Gloves are chosen for the hazard: absorption of harmful substances, cuts, abrasions, punctures, burns and extreme temperatures. The choice follows the task, the time and what the glove can do.',
    risk: 'Medium',
    tags: ['hand protection', 'ppe', 'chemical safety'],
    related: ['1910.132', '1926.95(a)'],
  },
  {
    code: '1910.140',
    title: 'Personal fall protection systems',
    summary:
      'Harness systems limit the arresting force to 1,800 lb and free fall to 6 ft, with anchors of 5,000 lb or twice the load under a qualified person. Body belts are not for fall arrest. Gear is inspected before first use in each shift, and rescue is prompt.',
    risk: 'High',
    tags: ['fall protection', 'harness', 'ppe', 'inspection'],
    related: ['1910.28', '1926.502(d)'],
  },
  {
    code: '1910.1000',
    title: 'Air contaminants',
    summary:
      'Tables Z-1, Z-2 and Z-3 set limits for several hundred substances, mostly as 8-hour averages, some as ceilings. Engineering and administrative controls come first; protective equipment makes up the rest.',
    risk: 'High',
    tags: ['chemical safety', 'ventilation', 'respiratory protection'],
    related: ['1926.55', '1910.134', '1910.1200'],
  },
  {
    code: '1910.1001',
    title: 'Asbestos in general industry',
    summary:
      'Limits are 0.1 fiber per cubic centimeter over 8 hours and 1.0 over 30 minutes. Building owners find and label asbestos and tell those who work near it; regulated areas, wet methods, HEPA vacuums, training and medical checks follow.',
    risk: 'High',
    tags: ['asbestos', 'respiratory protection', 'medical surveillance', 'signs'],
    related: ['1926.1101', '40 CFR 763'],
  },
  {
    code: '1910.1003',
    title: '13 carcinogens',
    summary:
      'Thirteen named carcinogens are handled only in regulated areas with closed or isolated systems, special clothing, showers, signs and medical checks. Mixtures above low percentages count too.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'signs'],
    related: ['1910.1200', '1910.1450'],
  },
  {
    code: '1910.1017',
    title: 'Vinyl chloride',
    summary:
      'Exposure stays at or below 1 ppm over 8 hours and 5 ppm over any 15 minutes. Regulated areas, monitoring, respirators, emergency plans and medical checks apply.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'respiratory protection'],
    related: ['1910.1000'],
  },
  {
    code: '1910.1018',
    title: 'Inorganic arsenic',
    summary:
      'The limit is 10 µg/m3 over 8 hours. Above the action level come monitoring and medical checks, above the limit controls, respirators, change rooms and hygiene.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'respiratory protection'],
    related: ['1910.1000'],
  },
  {
    code: '1910.1020',
    title: 'Access to exposure and medical records',
    summary:
      'Workers, their representatives and OSHA may see exposure and medical records within 15 working days of asking. Exposure records are kept 30 years, medical records for employment plus 30 years. People are told of this right on hiring and every year.',
    risk: 'Low',
    tags: ['recordkeeping', 'medical surveillance', 'worker participation'],
    related: ['1904.33', '1910.1200'],
  },
  {
    code: '1910.1024',
    title: 'Beryllium',
    summary:
      'Limits are 0.2 µg/m3 over 8 hours and 2.0 µg/m3 over 15 minutes, the action level 0.1 µg/m3. Work areas are marked, skin is protected, dust is not swept dry, and exposed people get medical examinations.',
    risk: 'High',
    tags: ['chemical safety', 'respiratory protection', 'medical surveillance'],
    related: ['1926.1124'],
  },
  {
    code: '1910.1025',
    title: 'Lead in general industry',
    summary:
      'The limit is 50 µg/m3 over 8 hours, the action level 30 µg/m3. Above them come monitoring, blood tests, removal from exposure with pay protected, clean clothing, showers and no eating in the area.',
    risk: 'High',
    tags: ['lead', 'chemical safety', 'medical surveillance', 'respiratory protection'],
    related: ['1926.62', '40 CFR 745'],
  },
  {
    code: '1910.1026',
    title: 'Hexavalent chromium',
    summary:
      'The limit is 5 µg/m3 over 8 hours, the action level 2.5 µg/m3. Plating, stainless welding and chromate painting need controls, hygiene and medical checks.',
    risk: 'High',
    tags: ['chemical safety', 'welding', 'medical surveillance'],
    related: ['1926.1126', '1910.252'],
  },
  {
    code: '1910.1027',
    title: 'Cadmium',
    summary:
      'The limit is 5 µg/m3 over 8 hours, the action level 2.5 µg/m3. Regulated areas, written program, respirators, hygiene and biological monitoring apply.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'respiratory protection'],
    related: ['1926.1127'],
  },
  {
    code: '1910.1028',
    title: 'Benzene',
    summary:
      'The limit is 1 ppm over 8 hours and 5 ppm over 15 minutes, the action level 0.5 ppm. Monitoring, regulated areas, respirators and blood tests apply; fuel handling is partly exempt.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'respiratory protection'],
    related: ['1910.1000', '1910.106'],
  },
  {
    code: '1910.1029',
    title: 'Coke oven emissions',
    summary:
      'In the regulated area of coke ovens exposure stays at or below 150 µg/m3 over 8 hours, with detailed work practices, respirators, hygiene and medical checks. Workers wear respirators, change clothing and shower.',
    risk: 'High',
    tags: ['chemical safety', 'respiratory protection', 'medical surveillance'],
    related: ['1910.1000'],
  },
  {
    code: '1910.1043',
    title: 'Cotton dust',
    summary:
      'Sets different limits for yarn, slashing and other textile processes, with monitoring, breathing tests, work practices and respirators against brown lung. It covers textile mills above all.',
    risk: 'Medium',
    tags: ['respiratory protection', 'ventilation', 'medical surveillance'],
    related: ['1910.262', '1910.134'],
  },
  {
    code: '1910.1044',
    title: '1,2-dibromo-3-chloropropane (DBCP)',
    summary:
      'Exposure to this soil fumigant is kept to trace levels with closed systems, regulated areas, respirators and medical checks, because it harms fertility and causes cancer. It is hardly used any more, but old stock and contaminated soil turn up.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'agriculture'],
    related: ['1910.1000'],
  },
  {
    code: '1910.1045',
    title: 'Acrylonitrile',
    summary:
      'The limit is 2 ppm over 8 hours with a ceiling of 10 ppm over 15 minutes. Liquid must not touch skin or eyes; regulated areas, respirators and medical checks apply.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'respiratory protection'],
    related: ['1910.1000'],
  },
  {
    code: '1910.1048',
    title: 'Formaldehyde',
    summary:
      'Limits are 0.75 ppm over 8 hours and 2 ppm over 15 minutes, the action level 0.5 ppm. Labels, training from low levels on, eyewash and medical checks apply; construction uses this section too.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance', 'laboratory'],
    related: ['1910.1000', '1926.55'],
  },
  {
    code: '1910.1050',
    title: 'Methylenedianiline (MDA)',
    summary:
      'MDA, used in resins and insulation, harms the liver and passes through the skin. Low limits, regulated areas, gloves and medical checks apply.',
    risk: 'High',
    tags: ['chemical safety', 'hand protection', 'medical surveillance'],
    related: ['1926.60', '1910.1000'],
  },
  {
    code: '1910.1051',
    title: '1,3-Butadiene',
    summary:
      'The limit is 1 ppm over 8 hours and 5 ppm over 15 minutes, the action level 0.5 ppm, with monitoring, controls, respirators and medical checks. Rubber and resin plants are the main users.',
    risk: 'High',
    tags: ['chemical safety', 'medical surveillance'],
    related: ['1910.1000'],
  },
  {
    code: '1910.1052',
    title: 'Methylene chloride',
    summary:
      'The limit is 25 ppm over 8 hours and 125 ppm over 15 minutes, the action level 12.5 ppm. Cartridge masks do not protect: supplied air is needed. EPA now bans many uses.',
    risk: 'High',
    tags: ['chemical safety', 'respiratory protection', 'medical surveillance'],
    related: ['1910.134', '1910.1000'],
  },
  {
    code: '1910.1053',
    title: 'Respirable crystalline silica in general industry',
    summary:
      'The limit is 50 µg/m3 over 8 hours, the action level 25 µg/m3. Engineered-stone cutting, foundries and sandblasting need exposure assessment, wet methods or extraction, regulated areas, a written plan and lung checks.',
    risk: 'High',
    tags: ['silica', 'respiratory protection', 'medical surveillance', 'ventilation'],
    related: ['1926.1153', '1910.134'],
  },
  {
    code: '1910.1096',
    title: 'Ionizing radiation',
    summary:
      'Doses to the whole body, skin and hands are limited per quarter, people who may receive more than a quarter of that wear dosimeters, areas are posted with the trefoil, and overexposure is reported. X-ray rooms, weld testing and gauges fall under it unless the nuclear regulator’s own rules do.',
    risk: 'High',
    tags: ['radiation', 'signs', 'medical surveillance', 'recordkeeping'],
    related: ['1926.53', '21 CFR 1020.30'],
  },
  {
    code: '1910.1201',
    title: 'Keeping DOT markings and placards',
    summary:
      'Containers and vehicles that arrive with hazard placards or labels keep them until they are emptied and cleaned. Firefighters read them before anything else.',
    risk: 'Low',
    tags: ['signs', 'transport', 'chemical safety'],
    related: ['1910.1200(f)', '49 CFR 172'],
  },
  {
    code: '1910.1450',
    title: 'Chemicals in laboratories',
    summary:
      'Laboratories have a written chemical hygiene plan, a responsible officer, working hoods, training, and medical advice after exposure. Exposure limits still hold; particularly dangerous substances get extra care.',
    risk: 'Medium',
    tags: ['laboratory', 'chemical safety', 'training', 'ventilation'],
    related: ['1910.1200', '1910.1048'],
  },
])

export const healthcareSections = osha('Healthcare', cfrSectionList, [
  {
    code: '1910.1030',
    title: 'Bloodborne pathogens',
    summary:
      'Anyone who may contact blood is protected by a written exposure control plan reviewed every year, safer needles, sharps containers, gloves and gowns, free hepatitis B vaccine within 10 working days of assignment, yearly training and medical follow-up after a needlestick. All blood is treated as infectious.',
    check: [
      'Sharps containers at the point of use, not overfull.',
      'No recapping by two hands.',
      'Vaccination offered or declined in writing.',
      'Sharps injury log kept.',
    ],
    risk: 'High',
    tags: ['biological hazards', 'healthcare', 'ppe', 'training', 'medical surveillance'],
    related: ['1904.8', '1910.151'],
  },
  {
    code: '1910.1047',
    title: 'Ethylene oxide (sterilizers)',
    summary:
      'The limit is 1 ppm over 8 hours and 5 ppm over 15 minutes, the action level 0.5 ppm. Hospital and contract sterilizers need monitoring, alarms, regulated areas, emergency plans and medical checks.',
    risk: 'High',
    tags: ['chemical safety', 'healthcare', 'medical surveillance', 'emergency'],
    related: ['1910.1000', '1910.134'],
  },
])

export const constructionMda = osha('Construction', cfrText, [
  {
    code: '1926.60',
    title: 'Methylenedianiline in construction',
    summary:
      'For spraying and working with MDA in coatings and insulation: the limit is 10 parts per billion over 8 hours and 100 over 15 minutes. The skin is protected as carefully as the lungs; regulated areas, change rooms and medical checks apply.',
    risk: 'High',
    tags: ['chemical safety', 'hand protection', 'medical surveillance'],
    related: ['1910.1050'],
  },
])
