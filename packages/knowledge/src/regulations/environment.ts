import { fromMemory } from './verification'
import { cfr } from './write-up'

/** 40 CFR, the environmental rules that meet building, industry and farms. */
const epa = (industry: Parameters<typeof cfr>[0]['industry'], entries: Parameters<typeof cfr>[1]) =>
  cfr({ title: 40, industry, body: 'EPA', verified: fromMemory }, entries)

export const environmentConstruction = epa('Construction', [
  {
    code: '61.145',
    title: 'Asbestos before demolition and renovation',
    summary:
      'Before demolition or renovation the building is inspected for asbestos, and the agency is notified at least 10 working days ahead: for every demolition, and for renovations that disturb 260 linear ft, 160 square ft or 35 cubic ft or more. Regulated asbestos is removed wet before wrecking.',
    check: [
      'Survey by an accredited inspector.',
      'Notification sent and dates match.',
      'Asbestos out before the machines come in.',
    ],
    risk: 'High',
    tags: ['asbestos', 'demolition', 'environment', 'compliance'],
    related: ['61.150', '763', '29 CFR 1926.1101', '29 CFR 1926.850'],
    asks: [
      'asbestos survey before demo',
      'NESHAP notice',
      '10 day notification',
      'asbestos before demolition',
      'inspect for asbestos',
      'renovation asbestos notice',
    ],
  },
  {
    code: '61.150',
    title: 'Asbestos waste',
    summary:
      'Asbestos waste is kept wet, sealed in leak-tight labeled containers, taken to an approved landfill and tracked by waste shipment records. No visible emissions.',
    risk: 'High',
    tags: ['asbestos', 'hazardous waste', 'environment', 'recordkeeping'],
    related: ['61.145', '29 CFR 1926.1101'],
    asks: [
      'asbestos disposal',
      'asbestos bags',
      'wet asbestos waste',
      'asbestos landfill',
      'asbestos waste label',
      'waste shipment record asbestos',
    ],
  },
  {
    code: '745',
    title: 'Lead-based paint (part 745)',
    summary:
      'Rules on lead paint in housing and child-occupied buildings: disclosure, renovation, certification of firms and people, and hazard standards for dust and soil. Every building from before 1978 is suspect until tested.',
    risk: 'High',
    tags: ['lead', 'residential', 'environment'],
    related: ['745.85', '745.89', '29 CFR 1926.62'],
    asks: [
      'lead paint EPA',
      'pre 1978 house',
      'lead safe',
      'lead paint rules',
      'lead abatement',
      'lead disclosure',
    ],
  },
  {
    code: '745.85',
    title: 'Renovation work practices (RRP)',
    summary:
      'In homes and child-occupied buildings from before 1978 renovators post signs, contain dust with plastic, avoid open flame and machine sanding without HEPA extraction, clean with HEPA vacuum and wet wipes, and verify the cleaning. Small jobs up to 6 square ft inside a room or 20 square ft outside are exempt, windows and demolition not.',
    risk: 'High',
    tags: ['lead', 'residential', 'housekeeping', 'signs'],
    related: ['745', '745.89', '29 CFR 1926.62'],
    asks: [
      'RRP',
      'lead safe work practices',
      'renovate old house',
      'plastic sheeting lead',
      'sanding lead paint',
      'cleaning verification lead',
    ],
  },
  {
    code: '745.89',
    title: 'Certified renovation firms',
    summary:
      'Firms that renovate for pay in target housing are certified, assign a certified renovator to each job and keep records for three years. Certificates are asked for before hiring such a firm.',
    risk: 'Medium',
    tags: ['lead', 'residential', 'compliance', 'training', 'recordkeeping'],
    related: ['745.85'],
    asks: [
      'RRP firm certification',
      'lead certified contractor',
      'EPA lead certificate',
      'certified renovator',
      'do I need lead certification',
      'RRP fee',
    ],
  },
  {
    code: '763',
    title: 'Asbestos in schools and training (part 763)',
    summary:
      'Schools inspect for asbestos, keep a management plan and reinspect every three years. The model plan sets the accreditation of inspectors, supervisors and workers.',
    risk: 'High',
    tags: ['asbestos', 'training', 'inspection'],
    related: ['61.145', '29 CFR 1926.1101'],
    asks: [
      'AHERA',
      'asbestos school',
      'asbestos inspector training',
      'school asbestos plan',
      'asbestos accreditation',
      'asbestos management plan',
    ],
  },
  {
    code: '122.26',
    title: 'Stormwater permits for construction',
    summary:
      'Sites that disturb 1 acre or more, or are part of a larger plan of that size, need a stormwater discharge permit with a pollution prevention plan: silt fences, stabilized entrances, covered piles and regular inspections. States usually issue the permit.',
    check: [
      'Permit posted and plan on site.',
      'Inspection records after rain.',
      'No mud on the road, no muddy water leaving.',
    ],
    risk: 'Medium',
    tags: ['environment', 'water', 'permit', 'inspection'],
    related: ['450', '112'],
    asks: [
      'SWPPP',
      'stormwater permit',
      'one acre construction',
      'notice of intent',
      'NPDES construction',
      'silt fence permit',
    ],
  },
  {
    code: '450',
    title: 'Construction effluent guidelines (part 450)',
    summary:
      'Sets what every construction stormwater permit demands at least: erosion and sediment controls, soil stabilization, dewatering controls, pollution prevention and banned discharges such as concrete washout. Keeping soil covered and water clean on the way out is the point.',
    risk: 'Medium',
    tags: ['environment', 'water', 'concrete'],
    related: ['122.26'],
    asks: [
      'construction runoff',
      'erosion control',
      'effluent limits construction',
      'sediment controls',
      'concrete washout',
      'dewatering site',
    ],
  },
])

export const environmentIndustry = epa('General Industry', [
  {
    code: '262',
    title: 'Hazardous waste generators (part 262)',
    summary:
      'Whoever produces hazardous waste finds out which it is, counts it, marks and dates containers, keeps them closed, ships with a manifest and plans for emergencies. Duties grow with the monthly amount.',
    risk: 'High',
    tags: ['hazardous waste', 'environment', 'chemical safety'],
    related: ['262.11', '262.16', '262.17', '29 CFR 1910.120'],
    asks: [
      'hazardous waste',
      'generator rules',
      'waste drums',
      'EPA ID number',
      'hazardous waste storage',
      'RCRA generator',
    ],
  },
  {
    code: '262.11',
    title: 'Deciding whether waste is hazardous',
    summary:
      'The generator decides at the point of generation whether a waste is listed or ignitable, corrosive, reactive or toxic, and keeps the basis of that decision. Rags, paint, solvents and blasting grit all need the question asked.',
    risk: 'Medium',
    tags: ['hazardous waste', 'environment', 'recordkeeping'],
    related: ['262'],
    asks: [
      'is my waste hazardous',
      'waste determination',
      'characterize waste',
      'paint waste hazardous',
      'TCLP',
      'waste test',
    ],
  },
  {
    code: '262.16',
    title: 'Small quantity generators',
    summary:
      'Between 100 and 1,000 kg a month: waste may be kept up to 180 days (270 for long hauls) and never more than 6,000 kg, in closed, labeled containers inspected weekly, with an emergency coordinator and posted numbers. Most contractors and workshops are in this class or below.',
    risk: 'Medium',
    tags: ['hazardous waste', 'storage', 'environment', 'inspection'],
    related: ['262', '262.17'],
    asks: [
      'small quantity generator',
      'SQG',
      '180 days',
      '1000 kg',
      'waste accumulation small',
      'SQG training',
    ],
  },
  {
    code: '262.17',
    title: 'Large quantity generators',
    summary:
      'From 1,000 kg a month: waste leaves within 90 days, containers are labeled and inspected weekly, people are trained every year and a contingency plan exists. One month above the line brings the full duties.',
    risk: 'High',
    tags: ['hazardous waste', 'storage', 'environment', 'training', 'emergency'],
    related: ['262', '262.16'],
    asks: [
      'large quantity generator',
      'LQG',
      '90 days',
      'contingency plan waste',
      'LQG training',
      'weekly inspection waste',
    ],
  },
  {
    code: '273',
    title: 'Universal waste (part 273)',
    summary:
      'Batteries, lamps, mercury devices, pesticides and aerosol cans may be collected under simpler rules: closed, labeled, kept up to one year, with people informed. States may add more kinds.',
    risk: 'Low',
    tags: ['hazardous waste', 'environment'],
    related: ['262'],
    asks: [
      'universal waste',
      'fluorescent lamps',
      'batteries disposal',
      'bulb disposal',
      'aerosol cans waste',
      'mercury thermostats',
    ],
  },
  {
    code: '279',
    title: 'Used oil (part 279)',
    summary:
      'Used oil is kept in sound containers marked Used Oil, leaks are cleaned up, and it is not mixed with hazardous waste. Labels reading Waste Oil are wrong.',
    risk: 'Low',
    tags: ['hazardous waste', 'environment', 'storage'],
    related: ['262', '112'],
    asks: [
      'used oil',
      'waste oil',
      'oil drum label',
      'oil filter disposal',
      'used oil label',
      'burn used oil',
    ],
  },
  {
    code: '302.6',
    title: 'Reporting chemical releases',
    summary:
      'A release of a reportable quantity of a hazardous substance within 24 hours is reported to the National Response Center immediately. State and local numbers are called as well.',
    risk: 'High',
    tags: ['environment', 'reporting', 'emergency', 'chemical safety'],
    related: ['355', '29 CFR 1910.120'],
    asks: [
      'reportable quantity',
      'report a spill',
      'national response center',
      'chemical release report',
      'spill reporting',
      'RQ of a chemical',
    ],
  },
  {
    code: '355',
    title: 'Emergency planning and notification (part 355)',
    summary:
      'Facilities with extremely hazardous substances above the planning quantity tell state and local committees, and report releases to them at once and in writing afterwards. Ammonia, chlorine and sulphuric acid in batteries are common triggers.',
    risk: 'High',
    tags: ['environment', 'emergency', 'reporting', 'chemical safety'],
    related: ['302.6', '370'],
    asks: [
      'EPCRA',
      'emergency planning',
      'extremely hazardous substance',
      'LEPC',
      'threshold planning quantity',
      'release notification',
    ],
  },
  {
    code: '370',
    title: 'Chemical inventory reports (part 370)',
    summary:
      'Facilities that hold hazardous chemicals above the thresholds, generally 10,000 lb, send a Tier II inventory to state, local committee and fire department by March 1 each year. Diesel and propane count.',
    risk: 'Low',
    tags: ['environment', 'chemical safety', 'reporting'],
    related: ['355', '29 CFR 1910.1200'],
    asks: [
      'tier II',
      'chemical inventory',
      'March 1 report',
      'SDS to fire department',
      '10,000 pounds',
      'tier 2 report',
    ],
  },
  {
    code: '372',
    title: 'Toxic release inventory (part 372)',
    summary:
      'Listed facilities report their yearly releases and transfers of toxic chemicals by July 1. The figures are public.',
    risk: 'Low',
    tags: ['environment', 'reporting'],
    related: ['370'],
    asks: [
      'TRI',
      'toxic release inventory',
      'form R',
      'July 1 report',
      'toxic chemicals report',
      'section 313',
    ],
  },
  {
    code: '761',
    title: 'PCBs (part 761)',
    summary:
      'Old transformers, capacitors, ballasts and caulk may contain PCBs. They are marked, inspected, stored and disposed of under strict rules, and spills cleaned up.',
    risk: 'Medium',
    tags: ['environment', 'hazardous waste', 'electrical'],
    related: ['262'],
    asks: ['PCB', 'transformer oil PCB', 'PCB ballast', 'PCB caulk', 'PCB disposal', 'PCB label'],
  },
  {
    code: '82.154',
    title: 'Refrigerants: no venting',
    summary:
      'Nobody knowingly lets refrigerant escape while servicing or scrapping equipment. It is recovered by certified technicians with certified machines.',
    risk: 'Medium',
    tags: ['environment', 'training', 'compliance'],
    related: ['82.161'],
    asks: [
      'venting refrigerant',
      'freon release',
      'recover refrigerant',
      'AC removal',
      'refrigerant law',
      'dump freon',
    ],
  },
  {
    code: '82.161',
    title: 'Technician certification for refrigerants',
    summary:
      'People who open refrigeration or air-conditioning systems pass an approved test and hold the matching certificate. Buying refrigerant is tied to the certificate.',
    risk: 'Low',
    tags: ['environment', 'training'],
    related: ['82.154'],
    asks: [
      'EPA 608',
      'refrigerant license',
      '608 card',
      'HVAC certification',
      'who can handle refrigerant',
      'type II certification',
    ],
  },
])

export const environmentEnergy = epa('Energy', [
  {
    code: '68',
    title: 'Risk management program (part 68)',
    summary:
      'Plants with more than the threshold of listed toxic or flammable substances assess the worst case, run a prevention program, plan the response and send a risk management plan at least every five years. It is the environmental twin of process safety management.',
    risk: 'High',
    tags: ['chemical safety', 'environment', 'risk assessment', 'emergency'],
    related: ['29 CFR 1910.119', '355'],
    asks: [
      'RMP',
      'risk management plan',
      'ammonia RMP',
      'worst case scenario',
      'chlorine threshold',
      'accident prevention EPA',
    ],
  },
  {
    code: '112',
    title: 'Oil spill prevention (SPCC, part 112)',
    summary:
      'Sites with more than 1,320 gallons of oil above ground, counting containers of 55 gallons and more, that could reach navigable water have a spill prevention plan with secondary containment, inspections and training; larger ones need an engineer’s certification. Diesel tanks and hydraulic oil on a large site quickly reach it.',
    check: [
      'Add up tanks, drums and totes of 55 gallons and more.',
      'Bunds sound, drain valves shut.',
      'Spill kit at the fuelling point.',
    ],
    risk: 'Medium',
    tags: ['environment', 'storage', 'inspection', 'training', 'emergency'],
    related: ['122.26', '280'],
    asks: [
      'SPCC',
      'oil spill plan',
      '1,320 gallons',
      'secondary containment',
      'oil tank containment',
      'fuel tank berm',
    ],
  },
  {
    code: '280',
    title: 'Underground storage tanks (part 280)',
    summary:
      'Underground fuel tanks are protected from corrosion, spills and overfills, checked for leaks at set intervals, and releases are reported within 24 hours. Operators are trained in three classes.',
    risk: 'Medium',
    tags: ['environment', 'storage', 'inspection', 'reporting'],
    related: ['112'],
    asks: [
      'underground tank',
      'UST',
      'tank leak detection',
      'gas station tank',
      'tank overfill',
      'tank closure',
    ],
  },
])

export const environmentAgriculture = epa('Agriculture', [
  {
    code: '170',
    title: 'Worker protection against pesticides (part 170)',
    summary:
      'Farm workers and handlers are trained every year, kept out during spraying and the restricted-entry interval, given protective gear and decontamination supplies, and can see what was applied. Handlers are at least 18 years old.',
    risk: 'High',
    tags: ['agriculture', 'chemical safety', 'training', 'ppe', 'signs'],
    related: ['29 CFR 1928.21', '29 CFR 1928.110'],
    asks: [
      'pesticide worker',
      'WPS',
      'restricted entry interval',
      'pesticide training',
      'field reentry',
      'pesticide sign',
    ],
  },
])
