import { fromMemory } from './verification'
import { cfr, mineText } from './write-up'

/** 30 CFR, the mine safety rules of MSHA, but for part 56. */
export const mining = cfr({ title: 30, industry: 'Mining', body: 'MSHA', verified: fromMemory }, [
  {
    code: '46.5',
    title: 'New miner training at surface aggregate mines',
    summary:
      'New miners at sand, gravel, stone and similar surface mines get at least 24 hours of training, the first part before they start work and the rest within set times. It follows a written training plan.',
    risk: 'Medium',
    tags: ['mining', 'training'],
    related: ['46.8', '48.25'],
  },
  {
    code: '46.8',
    title: 'Annual refresher training at aggregate mines',
    summary:
      'Every miner at these surface mines gets at least 8 hours of refresher training each year, with a record of it. It covers changes at the mine and the hazards that hurt people there.',
    risk: 'Low',
    tags: ['mining', 'training', 'recordkeeping'],
    related: ['46.5'],
  },
  {
    code: '48.5',
    title: 'New underground miner training',
    summary:
      'New underground miners get at least 40 hours of training, including at the mine site, before they work underground on their own. They then work near an experienced miner until they know the place.',
    risk: 'Medium',
    tags: ['mining', 'training', 'tunnelling'],
    related: ['48.25', '48.8'],
  },
  {
    code: '48.8',
    title: 'Annual refresher for underground miners',
    summary:
      'Underground miners get at least 8 hours of refresher training every year, on changes, hazards, escape and rescue. Coming late to it means no work underground until it is done.',
    risk: 'Low',
    tags: ['mining', 'training'],
    related: ['48.5'],
  },
  {
    code: '48.25',
    title: 'New surface miner training',
    summary:
      'New miners at surface coal mines and other surface operations under part 48 get at least 24 hours of training, part of it at the mine. Hazard recognition at their own place of work comes before they start.',
    risk: 'Medium',
    tags: ['mining', 'training'],
    related: ['46.5', '48.5'],
  },
  {
    code: '50.10',
    title: 'Immediate notification of accidents',
    summary:
      'A mine operator calls MSHA at once, within 15 minutes of knowing of a death, a life-threatening injury, an entrapment or another listed accident. The place is left untouched until released.',
    risk: 'High',
    tags: ['mining', 'reporting', 'emergency'],
    related: ['50.20', '29 CFR 1904.39'],
  },
  {
    code: '50.20',
    title: 'Accident and injury report',
    summary:
      'Each accident, occupational injury or illness is reported on Form 7000-1 within ten working days. A separate form covers hours and production each quarter.',
    risk: 'Low',
    tags: ['mining', 'reporting', 'recordkeeping'],
    related: ['50.10'],
  },
  {
    code: '57.3360',
    title: 'Ground support in underground metal and nonmetal mines',
    summary:
      'Support is used where ground conditions or experience show that it is needed, and is designed, installed and kept to control the ground. Miners check roof and ribs where they work, every shift.',
    risk: 'High',
    tags: ['mining', 'tunnelling'],
    related: ['56.3200', '75.202'],
  },
  {
    code: '57.5060',
    title: 'Diesel particulate limit underground',
    summary:
      'Exposure to diesel exhaust particulate underground is limited to an 8-hour average of 160 µg/m3 of total carbon. Engineering and administrative controls come first.',
    risk: 'High',
    tags: ['mining', 'ventilation', 'respiratory protection'],
    related: ['57.8520', '56.5001'],
  },
  {
    code: '57.8520',
    title: 'Ventilation plan underground',
    summary:
      'Underground mines keep a written ventilation plan, updated every year and given to MSHA on request. It shows fans, air flow and where diesel machines run.',
    risk: 'Medium',
    tags: ['mining', 'ventilation', 'tunnelling'],
    related: ['57.5060', '75.370'],
  },
  {
    code: '57.11050',
    title: 'Escapeways and refuges',
    summary:
      'An underground mine has at least two separate, maintained escapeways to the surface from its lowest levels; where a second is not yet there, a refuge that can be reached in time is provided. Miners know them and walk them in drills.',
    risk: 'High',
    tags: ['mining', 'emergency', 'exit routes', 'tunnelling'],
    related: ['29 CFR 1926.800'],
  },
  {
    code: '60.10',
    title: 'Respirable silica limit in mines',
    summary:
      'The silica rule of 2024 sets 50 µg/m3 over a full shift, calculated as 8 hours, and an action level of 25 µg/m3 for all mines. Check the current compliance dates, which have been put off.',
    risk: 'High',
    tags: ['mining', 'silica', 'respiratory protection', 'medical surveillance'],
    related: ['56.5001', '29 CFR 1926.1153'],
  },
  {
    code: '62.120',
    verified: mineText,
    title: 'Noise action level in mines',
    summary:
      'From an 8-hour average of 85 dBA on, miners are enrolled in a hearing conservation program. Hearing tests are offered and protectors provided.',
    risk: 'Medium',
    tags: ['mining', 'noise', 'medical surveillance'],
    related: ['62.130', '62.140', '29 CFR 1910.95(c)'],
  },
  {
    code: '62.130',
    verified: mineText,
    title: 'Noise limit in mines',
    summary:
      'No miner is exposed above an 8-hour average of 90 dBA; engineering and administrative controls come first, and nobody is exposed above 115 dBA at any time. Plugs do not count toward the measurement.',
    risk: 'Medium',
    tags: ['mining', 'noise'],
    related: ['62.120', '62.140'],
  },
  {
    code: '62.140',
    title: 'Double hearing protection in mines',
    summary:
      'Above an 8-hour average of 105 dBA miners wear plugs and muffs at the same time. Drilling and continuous mining reach such levels.',
    risk: 'Medium',
    tags: ['mining', 'noise', 'ppe'],
    related: ['62.130'],
  },
  {
    code: '75.202',
    title: 'Roof, face and rib protection in coal mines',
    summary:
      'Roof, face and ribs where people work or travel are supported or controlled against falls and bursts. Nobody goes under unsupported roof, with narrow exceptions.',
    risk: 'High',
    tags: ['mining', 'tunnelling'],
    related: ['57.3360', '75.400'],
  },
  {
    code: '75.323',
    title: 'Action at methane levels in coal mines',
    summary:
      'At 1.0 percent methane in a working place power is cut and ventilation changed; at 1.5 percent people are withdrawn. Other limits hold for returns and bleeders.',
    risk: 'High',
    tags: ['mining', 'ventilation', 'fire safety'],
    related: ['75.370', '29 CFR 1926.800(j)'],
  },
  {
    code: '75.360',
    title: 'Pre-shift examination in coal mines',
    summary:
      'A certified person examines the mine within 3 hours before each shift enters, and nobody else goes in before it is done. Methane, roof, ventilation and belts are looked at and written down.',
    risk: 'High',
    tags: ['mining', 'inspection', 'ventilation'],
    related: ['56.18002', '75.323'],
  },
  {
    code: '75.370',
    title: 'Mine ventilation plan',
    summary:
      'Each underground coal mine follows a ventilation plan approved by the district manager and suited to its conditions. It is reviewed at least every six months.',
    risk: 'High',
    tags: ['mining', 'ventilation', 'compliance'],
    related: ['75.323', '57.8520'],
  },
  {
    code: '75.400',
    title: 'Accumulation of combustible material',
    summary:
      'Coal dust, float dust, loose coal and other combustibles are cleaned up and not allowed to build up in active workings or on equipment. It is among the most cited coal rules.',
    risk: 'High',
    tags: ['mining', 'housekeeping', 'fire safety'],
    related: ['75.403'],
  },
  {
    code: '75.403',
    title: 'Rock dust',
    summary:
      'Where rock dust is required, the dust on floor, roof and sides is at least 80 percent incombustible, and more where methane is present. It keeps a gas ignition from becoming a dust explosion.',
    risk: 'High',
    tags: ['mining', 'fire safety'],
    related: ['75.400'],
  },
  {
    code: '77.1000',
    title: 'Highwalls, pits and spoil banks: plans',
    summary:
      'Surface coal mines have and follow a ground control plan for highwalls, pits and spoil banks that fits the conditions and ensures safe work. Overhangs and loose rock are taken down before work below.',
    risk: 'High',
    tags: ['mining', 'excavation'],
    related: ['56.3130'],
  },
  {
    code: '77.1605',
    title: 'Loading and haulage equipment at surface coal mines',
    summary:
      'Equipment has brakes, lights, warning devices and cab protection, and berms or guards stand on the outer bank of elevated roads. Defects are reported and repaired before use.',
    risk: 'High',
    tags: ['mining', 'vehicles', 'guardrail'],
    related: ['56.9300', '56.14132'],
  },
  {
    code: '77.1710',
    title: 'Protective clothing at surface coal mines',
    summary:
      'Hard hats, protective footwear, eye protection, gloves, safety belts and seat belts are worn where the listed hazards exist. The list is long; look it up for the task.',
    risk: 'Medium',
    tags: ['mining', 'ppe', 'head protection', 'fall protection'],
    related: ['56.15002', '56.15005'],
  },
])
