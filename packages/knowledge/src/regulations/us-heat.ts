import { fromMemory } from './verification'
import { writtenUp } from './write-up'

const federal = { body: 'OSHA', jurisdiction: 'US', verified: fromMemory } as const

/** Heat, cold and wildfire smoke under federal law, where no standard of its own exists. */
export const usHeat = [
  ...writtenUp(
    {
      ...federal,
      industry: 'General Industry',
      source: () => 'https://www.osha.gov/enforcement/directives/cpl-03-00-024',
    },
    [
      {
        code: 'OSHA CPL 03-00-024',
        title: 'Heat: national emphasis program (outdoor and indoor)',
        summary:
          'Since April 2022 OSHA inspects for heat, outdoors and indoors, in industries with many heat cases, above all on days when the heat index is expected to reach 80 °F or the weather service warns of heat. There is no federal heat standard, so citations rest on the General Duty Clause. Inspectors look for water, rest, shade, getting used to the heat, training and a plan. OSHA has extended the program since; check that it is still running.',
        check: [
          'Cool water within reach; people drink before they are thirsty.',
          'Shade or a cool place, and rest breaks that are really taken.',
          'New and returning people start with short days in the heat: most deaths happen in the first week.',
          'Somebody watches for confusion, stumbling, hot skin; cool at once with ice water or wet towels and call 911.',
        ],
        risk: 'High',
        tags: ['heat', 'compliance', 'inspection'],
        related: ['OSH Act 5(a)(1)', 'NIOSH 2016-106', '89 FR 70698', '29 CFR 1926.51'],
        asks: [
          'how hot is too hot to work',
          'OSHA heat rule',
          'working in the heat',
          'heat stress on the job site',
          'is there a maximum temperature to work outside',
          'water rest shade',
          'too hot outside can we stop work',
          'heat illness prevention plan federal',
          'OSHA heat inspection',
          'golpe de calor en el trabajo – ¿qué exige OSHA?',
          'trabajar con mucho calor – agua, sombra y descanso',
          'canicule au travail – eau, ombre, pauses',
          'coup de chaleur sur le chantier – contrôle OSHA',
          'Hitzschlag bei der Arbeit – Kontrolle durch OSHA',
          'Arbeiten bei großer Hitze – Wasser, Schatten, Pausen',
          '高温作业规定 美国',
          '中暑 工地 检查',
          '多少度不能干活',
        ],
      },
    ],
  ),
  ...writtenUp(
    {
      ...federal,
      industry: 'General Industry',
      source: () =>
        'https://www.federalregister.gov/documents/2024/08/30/2024-14824/heat-injury-and-illness-prevention-in-outdoor-and-indoor-work-settings',
    },
    [
      {
        code: '89 FR 70698',
        title: 'Heat standard proposed in 2024 (not law)',
        summary:
          'In August 2024 OSHA proposed a heat standard for nearly all outdoor and indoor work. As proposed, water, breaks as needed and acclimatization would start at a heat index of 80 °F, and paid 15-minute breaks every two hours, a watch for symptoms and warnings at 90 °F, with a written plan. It is a proposal: nothing in it has to be followed yet, and it may change or never come.',
        check: [
          'Plan as if it came: the measures are the ones OSHA already asks under the General Duty Clause.',
          'In a state with its own heat rule, follow that rule.',
        ],
        risk: 'Medium',
        tags: ['heat', 'compliance'],
        related: ['OSHA CPL 03-00-024', 'OSH Act 5(a)(1)'],
        asks: [
          'new OSHA heat standard',
          'proposed heat rule 2024',
          'heat index 80 degrees rule',
          'is the federal heat rule in effect',
          'paid heat breaks OSHA',
          'when does the OSHA heat rule start',
          'heat injury and illness prevention rule',
        ],
      },
    ],
  ),
  ...writtenUp(
    {
      ...federal,
      industry: 'General Industry',
      source: () => 'https://www.osha.gov/winter-weather/cold-stress',
    },
    [
      {
        code: 'OSHA 3156',
        title: 'Working in the cold',
        summary:
          'No federal rule names a temperature at which work stops; cold that can cause frostbite or hypothermia is handled under the General Duty Clause. Wind chill and wet clothing decide how dangerous it is. Warm-up breaks in a heated place, dry layers, the heavy work in the warmest hours, warm drinks and a buddy are what OSHA advises.',
        check: [
          'Warm place to take breaks, dry gloves and socks to change into.',
          'Ice and snow cleared; roofs cleared without sending people onto snow near edges.',
          'Heaters and engines vented: no carbon monoxide.',
          'Shivering, slurred speech, clumsy hands: warm the person and get help.',
        ],
        risk: 'Medium',
        tags: ['compliance', 'first aid'],
        related: ['OSH Act 5(a)(1)', '29 CFR 1926.154'],
        asks: [
          'how cold is too cold to work',
          'working in freezing temperatures OSHA',
          'cold stress rules',
          'frostbite at work',
          'wind chill limit for outdoor work',
          'winter construction safety',
          'do we have to work when it is below zero',
        ],
      },
    ],
  ),
  ...writtenUp(
    {
      industry: 'General Industry',
      body: 'NIOSH',
      jurisdiction: 'US',
      verified: fromMemory,
      source: () => 'https://www.cdc.gov/niosh/docs/96-118/',
    },
    [
      {
        code: 'NIOSH 96-118',
        title: 'Carbon monoxide from engines and heaters',
        summary:
          'Carbon monoxide cannot be seen or smelled and kills within minutes in closed rooms. The federal limit is 50 ppm over eight hours. Gasoline engines such as saws, washers, generators and buffers do not belong indoors; where fuel must be burned inside, exhaust goes outdoors, the air is measured and people know headache and dizziness as the warning.',
        check: [
          'No gasoline generator, pump, saw or pressure washer inside, not even with doors open.',
          'Propane forklifts and scissor lifts tuned; air measured.',
          'Heaters vented; tarped-in buildings aired.',
          'Headache or dizziness in several people: everybody out, call for help.',
        ],
        risk: 'High',
        tags: ['ventilation', 'chemical safety', 'confined space'],
        related: ['29 CFR 1926.154', '29 CFR 1926.57', '29 CFR 1910.1000', '29 CFR 1926.55'],
        asks: [
          'running a generator indoors',
          'gas powered saw inside a building',
          'carbon monoxide on the job',
          'CO limit ppm',
          'propane heater in an enclosed space',
          'forklift exhaust in the warehouse',
          'headaches from the heater on site',
          'power trowel indoors fumes',
        ],
      },
    ],
  ),
]
