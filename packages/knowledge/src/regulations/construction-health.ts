import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subparts D (lead) and Z: toxic substances in construction. */
export const constructionHealth = osha('Construction', cfrText, [
  {
    code: '1926.62',
    title: 'Lead in construction',
    summary:
      'No one breathes more than 50 µg/m3 of lead over an 8-hour day; from 30 µg/m3 on, monitoring and medical checks begin. Until measured, tasks such as sanding, abrasive blasting or torch cutting on lead paint count as over the limit and need respirators, clothing, washing, blood tests and training.',
    check: [
      'Paint tested before anyone scrapes, burns or blasts it.',
      'Wet methods or vacuums with HEPA filter, no dry sweeping.',
      'Clean and dirty sides kept apart; hands washed before eating.',
      'Blood-lead results looked at.',
    ],
    risk: 'High',
    tags: ['lead', 'chemical safety', 'respiratory protection', 'medical surveillance'],
    related: ['1926.62(d)', '1926.62(e)', '1910.1025', '40 CFR 745', '1926.354'],
  },
  {
    code: '1926.62(c)',
    title: 'Lead: permissible exposure limit',
    summary:
      'The limit is 50 µg/m3 of air averaged over 8 hours. For longer days the allowed average is 400 divided by the hours worked.',
    risk: 'High',
    tags: ['lead', 'chemical safety'],
    related: ['1926.62', '1910.1025'],
  },
  {
    code: '1926.62(d)',
    title: 'Lead: exposure assessment and interim protection',
    summary:
      'The employer first finds out whether anyone may reach 30 µg/m3. For listed tasks the crew is protected as if over the limit until measurements show otherwise: hand scraping and sanding above the limit, rivet busting above 500 µg/m3, blasting, welding and torch burning above 2,500 µg/m3. Results reach workers within 5 working days.',
    risk: 'High',
    tags: ['lead', 'risk assessment', 'respiratory protection'],
    related: ['1926.62'],
  },
  {
    code: '1926.62(e)',
    title: 'Lead: controls and written program',
    summary:
      'Engineering and work practice controls come first, respirators make up what is left. Before the job starts there is a written compliance program that says which work gives off lead and how it is kept down.',
    risk: 'High',
    tags: ['lead', 'compliance', 'ventilation'],
    related: ['1926.62'],
  },
  {
    code: '1926.1101',
    title: 'Asbestos in construction',
    summary:
      'Nobody breathes more than 0.1 fiber per cubic centimeter over 8 hours or 1.0 over 30 minutes. Insulation and surfacing in buildings from 1980 or earlier count as asbestos until shown otherwise. Class I to III work happens in marked regulated areas under a competent person, wet and with HEPA vacuums; dry sweeping is banned.',
    check: [
      'Survey read before anyone drills, strips or demolishes.',
      'Signs, barriers and negative pressure where required.',
      'Respirators and disposable suits on; shower used.',
      'Waste double-bagged and labeled.',
    ],
    risk: 'High',
    tags: ['asbestos', 'respiratory protection', 'demolition', 'medical surveillance', 'competent person'],
    related: ['1926.1101(c)', '1926.1101(e)', '1926.1101(g)', '40 CFR 61.145', '40 CFR 763', '1910.1001'],
  },
  {
    code: '1926.1101(c)',
    title: 'Asbestos: exposure limits',
    summary:
      'The limits are 0.1 fiber per cubic centimeter as an 8-hour average and 1.0 fiber per cubic centimeter over any 30 minutes. They are the same as in general industry.',
    risk: 'High',
    tags: ['asbestos', 'chemical safety'],
    related: ['1926.1101', '1910.1001'],
  },
  {
    code: '1926.1101(e)',
    title: 'Asbestos: regulated areas',
    summary:
      'Class I, II and III work is done inside a marked area with signs, entered only by authorized people with respirators where required. Nobody eats, drinks or smokes there, and a competent person supervises it.',
    risk: 'High',
    tags: ['asbestos', 'signs', 'competent person'],
    related: ['1926.1101', '1926.1101(g)'],
  },
  {
    code: '1926.1101(g)',
    title: 'Asbestos: methods of work',
    summary:
      'Always: HEPA vacuums, wet methods and prompt clean-up into leak-tight containers. Never: dry sweeping, compressed air without capture, fast disc saws without extraction, or rotating people to spread the dose. Class I jobs above 25 linear or 10 square feet need barriers that keep fibers in.',
    risk: 'High',
    tags: ['asbestos', 'ventilation', 'housekeeping'],
    related: ['1926.1101', '1926.1101(e)'],
  },
  {
    code: '1926.1124',
    title: 'Beryllium in construction',
    summary:
      'The limit is 0.2 µg/m3 over 8 hours and 2.0 µg/m3 over 15 minutes; the action level is 0.1 µg/m3. Abrasive blasting with slag is the usual source. Above the limits come controls, respirators, clothing and medical checks.',
    risk: 'High',
    tags: ['chemical safety', 'respiratory protection', 'medical surveillance'],
    related: ['1910.1024', '1926.57'],
  },
  {
    code: '1926.1126',
    title: 'Hexavalent chromium in construction',
    summary:
      'Welding stainless steel and working on chromate paint can release chromium (VI). The limit is 5 µg/m3 over 8 hours, the action level 2.5 µg/m3. Workers are told the results within 5 work days; controls come before respirators. Exposure to portland cement is not covered.',
    risk: 'High',
    tags: ['chemical safety', 'welding', 'respiratory protection', 'medical surveillance'],
    related: ['1926.353', '1910.1026'],
  },
  {
    code: '1926.1127',
    title: 'Cadmium in construction',
    summary:
      'Cutting or welding cadmium-plated or painted metal is the usual exposure. The limit is 5 µg/m3 over 8 hours, the action level 2.5 µg/m3. A competent person finds out before work whether cadmium is there, and regulated areas, controls, respirators and medical checks follow.',
    risk: 'High',
    tags: ['chemical safety', 'welding', 'respiratory protection', 'medical surveillance'],
    related: ['1910.1027', '1926.353'],
  },
  {
    code: '1926.1153',
    title: 'Respirable crystalline silica in construction',
    summary:
      'Cutting, grinding, drilling or breaking concrete, brick and stone makes silica dust that scars lungs. Either follow Table 1 for the tool (water or a vacuum shroud, and a respirator where it says so) or keep exposure at or below 50 µg/m3 over 8 hours by measuring. A written plan, training and a competent person are needed; the action level is 25 µg/m3.',
    check: [
      'Water running or shroud and vacuum on every saw and grinder.',
      'No cloud visible beside people.',
      'Respirator where Table 1 asks: often indoors or beyond 4 hours.',
      'No dry sweeping, no compressed air.',
    ],
    risk: 'High',
    tags: ['silica', 'respiratory protection', 'medical surveillance', 'ventilation'],
    related: ['1926.1153(c)', '1926.1153(d)', '1926.1153(g)', '1910.1053'],
  },
  {
    code: '1926.1153(c)',
    title: 'Silica: Table 1 methods',
    summary:
      'For the common tools and tasks Table 1 says what to do: stationary masonry saw with water, no respirator; handheld saw with water, respirator of factor 10 indoors, or outdoors for more than 4 hours; tuckpointing grinder with shroud, factor 10, and 25 beyond 4 hours. Who follows it fully need not measure.',
    risk: 'High',
    tags: ['silica', 'tools', 'respiratory protection'],
    related: ['1926.1153', '1926.1153(d)', '1926.702'],
  },
  {
    code: '1926.1153(d)',
    title: 'Silica: exposure limit and measuring',
    summary:
      'For work outside Table 1 the limit is 50 µg/m3 as an 8-hour average. The employer assesses exposures at or above 25 µg/m3 by data or air samples, repeats within 6 months, or within 3 months above the limit, and tells workers within 5 working days.',
    risk: 'High',
    tags: ['silica', 'risk assessment'],
    related: ['1926.1153', '1926.1153(c)'],
  },
  {
    code: '1926.1153(f)',
    title: 'Silica: no dry sweeping',
    summary:
      'Dry sweeping or brushing of silica dust is out unless wet sweeping and HEPA vacuuming are not feasible. Compressed air is not used on clothes or surfaces unless the dust is captured or nothing else works.',
    risk: 'Medium',
    tags: ['silica', 'housekeeping'],
    related: ['1926.1153', '1926.302(b)'],
  },
  {
    code: '1926.1153(g)',
    title: 'Silica: written exposure control plan',
    summary:
      'A written plan names the dusty tasks, the controls and respirators for each, the cleaning methods and how others are kept away. It is reviewed at least once a year, and a competent person inspects the site often to see that it is followed.',
    risk: 'Medium',
    tags: ['silica', 'compliance', 'competent person'],
    related: ['1926.1153'],
  },
  {
    code: '1926.1153(h)',
    title: 'Silica: medical surveillance',
    summary:
      'Whoever must wear a respirator under this rule for 30 or more days a year is offered medical examinations at no cost: the first within 30 days of assignment, then at least every three years. The examination includes lungs, chest X-ray and breathing test.',
    risk: 'Medium',
    tags: ['silica', 'medical surveillance'],
    related: ['1926.1153', '1910.134'],
  },
])
