import { cfrText, osha } from './write-up'

/** 29 CFR 1926 subpart E. */
export const constructionPpe = osha('Construction', cfrText, [
  {
    code: '1926.95',
    title: 'Criteria for personal protective equipment',
    summary:
      'Protective equipment is provided, used and kept clean and reliable wherever hazards could hurt somebody. It must suit the work and properly fit each worker; the fit was added by a rule published in December 2024, which took effect the month after. The employer pays for nearly all of it.',
    check: [
      'The right gear for today’s task, not just the standard set.',
      'Fit: small and large sizes, women’s harnesses and gloves.',
      'Worn, clean, not past its life.',
    ],
    risk: 'Medium',
    tags: ['ppe', 'compliance'],
    related: ['1926.95(a)', '1926.95(c)', '1926.95(d)', '1926.28(a)', '1910.132'],
  },
  {
    code: '1926.95(a)',
    title: 'PPE where it is needed',
    summary:
      'Equipment for eyes, face, head, hands, feet, lungs and body, and shields and barriers, is used and kept sanitary and reliable wherever process, environment, chemicals, radiation or mechanical irritants could injure. For hard hats cite the head protection rule instead.',
    risk: 'Medium',
    tags: ['ppe', 'hand protection'],
    related: ['1926.100(a)', '1926.102(a)(1)', '1926.96'],
  },
  {
    code: '1926.95(c)',
    title: 'PPE must fit',
    summary:
      'All protective equipment is of safe design for the work and chosen so that it properly fits each person who wears it. One-size-fits-all harnesses, vests and gloves that hang loose do not meet the rule.',
    risk: 'Medium',
    tags: ['ppe'],
    related: ['1926.95', '1926.95(d)'],
  },
  {
    code: '1926.95(d)',
    title: 'Who pays for PPE',
    summary:
      'The employer pays for required protective equipment and its replacement. Exceptions: ordinary safety-toe boots and prescription safety glasses that may be worn off the job, everyday and weather clothing, and gear the worker lost or damaged on purpose.',
    risk: 'Low',
    tags: ['ppe', 'compliance', 'foot protection'],
    related: ['1926.95', '1910.132'],
  },
  {
    code: '1926.96',
    title: 'Foot protection in construction',
    summary:
      'Safety-toe footwear has to meet the national standard for it. Where falling or rolling things, sharp points or electricity threaten the feet, the general rule on protective equipment makes wearing it a duty.',
    risk: 'Medium',
    tags: ['ppe', 'foot protection'],
    related: ['1926.95(a)', '1910.136'],
  },
  {
    code: '1926.97',
    title: 'Electrical protective equipment',
    summary:
      'Rubber gloves, sleeves, blankets and mats are marked with their class, inspected before each day’s use and after anything that may have harmed them, and tested electrically at set intervals. Gloves get an air test, and leather protectors go over them as a rule.',
    risk: 'High',
    tags: ['ppe', 'electrical', 'hand protection', 'inspection'],
    related: ['1926.416(a)(1)', '1910.137', '1926.960'],
  },
  {
    code: '1926.100(a)',
    title: 'Head protection',
    summary:
      'Everyone in an area where the head could be hurt by impact, by falling or flying objects, or by electric shock and burns wears a protective helmet, a hard hat. There is no exception for short visits, heat or working above others.',
    check: [
      'Helmets on heads, not on dashboards, wherever work goes on overhead or machines swing.',
      'Shell without cracks, suspension sound, not worn backwards unless made for it.',
      'Visitors and drivers too.',
    ],
    risk: 'High',
    tags: ['head protection', 'ppe', 'falling objects'],
    related: ['1926.100(b)', '1926.501(c)', '1910.135'],
  },
  {
    code: '1926.100(b)',
    title: 'Which helmets are allowed',
    summary:
      'Helmets meet one of the named editions of ANSI Z89.1 or are shown to protect as well. Near high voltage they also need the electrical insulation rating of that standard.',
    risk: 'Medium',
    tags: ['head protection', 'ppe', 'electrical'],
    related: ['1926.100(a)'],
  },
  {
    code: '1926.101',
    title: 'Hearing protection',
    summary:
      'Where noise cannot be brought down to the limits of Table D-2, ear protection is provided and used. Plugs are fitted or chosen person by person by somebody competent. Plain cotton does not count.',
    risk: 'Medium',
    tags: ['noise', 'ppe'],
    related: ['1926.52', '1910.95(i)'],
  },
  {
    code: '1926.102',
    title: 'Eye and face protection in construction',
    summary:
      'One of the ten most cited rules. Whoever is exposed to flying particles, molten metal, chemicals, gases or harmful light wears the right eye or face protection, with side shields against flying objects, over or with their own prescription, and with the right shade for welding.',
    check: [
      'Glasses with side shields at every saw, grinder, nailer and chipping hammer.',
      'Face shield over glasses for grinding, goggles for liquids.',
      'Welders and their helpers have the right shade.',
    ],
    risk: 'High',
    tags: ['eye protection', 'ppe'],
    related: ['1926.102(a)(1)', '1926.102(a)(2)', '1926.102(c)', '1910.133'],
  },
  {
    code: '1926.102(a)(1)',
    title: 'Eye protection against particles, chemicals and light',
    summary:
      'The employer makes sure that every exposed worker uses suitable eye or face protection against flying particles, molten metal, liquid chemicals, acids, caustics, gases, vapors or injurious light. Sunglasses and everyday spectacles do not count.',
    risk: 'High',
    tags: ['eye protection', 'ppe', 'chemical safety'],
    related: ['1926.102', '1926.300(c)'],
  },
  {
    code: '1926.102(a)(2)',
    title: 'Side protection for the eyes',
    summary:
      'Where objects fly, eye protection protects from the side too. Clip-on or slide-on side shields are fine as long as they meet the same rule.',
    risk: 'Medium',
    tags: ['eye protection', 'ppe'],
    related: ['1926.102(a)(1)'],
  },
  {
    code: '1926.102(c)',
    title: 'Welding shades and laser goggles',
    summary:
      'Filter shades follow a table: 10 to 14 for arc welding, 4 to 8 for gas welding, 3 to 6 for cutting, 2 for soldering; darker is always allowed. Laser goggles suit the wavelength and power and are labeled.',
    risk: 'Medium',
    tags: ['eye protection', 'welding', 'radiation'],
    related: ['1926.102', '1926.351', '1926.54'],
  },
  {
    code: '1926.103',
    title: 'Respirators in construction',
    summary:
      'Construction follows the respirator rule of general industry in full: written program, medical evaluation, fit test, training and proper care before anyone depends on a mask. A dust mask handed out without all that breaks the rule where protection is required.',
    risk: 'High',
    tags: ['respiratory protection', 'ppe', 'medical surveillance'],
    related: ['1910.134', '1926.1153', '1926.55'],
  },
])
