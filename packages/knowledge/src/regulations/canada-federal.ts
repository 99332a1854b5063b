import { canada } from './canada'

export const canadaFederalGeneral = canada({ industry: 'General Industry' }, [
  {
    code: 'Canada Labour Code s. 124',
    title: 'General duty of federal employers',
    summary:
      'Every federally regulated employer ensures that the health and safety of everyone it employs is protected. Banks, railways, airlines, ports, telecoms and federal bodies fall under it.',
    risk: 'Medium',
    tags: ['compliance'],
    related: ['Canada Labour Code s. 128'],
  },
  {
    code: 'Canada Labour Code s. 128',
    title: 'Right to refuse dangerous work (federal)',
    summary:
      'An employee may refuse to use a machine, work in a place or do a task that constitutes a danger, reports it at once and may not be punished. Employer, committee and minister then look into it in turn.',
    risk: 'Medium',
    tags: ['worker participation', 'compliance'],
    related: ['Canada Labour Code s. 124', 'Ontario OHSA s. 43'],
  },
  {
    code: 'Canada SOR/86-304 Part VII',
    title: 'Noise (federal)',
    summary:
      'No employee is exposed to more than 87 dBA over 8 hours; where it may reach that, exposure is assessed, reduced and hearing protection provided. Higher levels mean shorter times.',
    risk: 'Medium',
    tags: ['noise', 'ppe'],
    related: ['O. Reg. 381/15', '29 CFR 1910.95'],
  },
  {
    code: 'Canada SOR/86-304 Part XI',
    title: 'Confined spaces (federal)',
    summary:
      'A qualified person assesses each confined space at least every three years; entry follows written procedures, air tests, attendants, permits where needed and rescue. Emergency equipment is inspected before use.',
    risk: 'High',
    tags: ['confined space', 'permit', 'emergency'],
    related: ['O. Reg. 632/05', '29 CFR 1910.146'],
  },
  {
    code: 'Canada SOR/86-304 Part XII',
    title: 'Protective equipment and fall protection (federal)',
    summary:
      'Where hazards cannot be removed, protective equipment, clothing and fall protection are provided, maintained and explained. Users are trained and the training recorded.',
    risk: 'High',
    tags: ['ppe', 'fall protection', 'training'],
    related: ['Canada Labour Code s. 124'],
  },
  {
    code: 'Canada SOR/86-304 Part XV',
    title: 'Investigating and reporting hazardous occurrences (federal)',
    summary:
      'Accidents and dangerous events are investigated by a qualified person; deaths and the most serious events are reported within 24 hours, disabling injuries in writing within 14 days. The committee takes part.',
    risk: 'Medium',
    tags: ['reporting', 'recordkeeping'],
    related: ['29 CFR 1904.39'],
  },
  {
    code: 'Canada SOR/2015-17',
    title: 'Hazardous products (WHMIS)',
    summary:
      'Suppliers classify hazardous products, label them with pictograms in English and French and give safety data sheets of 16 sections. Workers are trained under federal or provincial law.',
    risk: 'Medium',
    tags: ['chemical safety', 'signs', 'training'],
    related: ['29 CFR 1910.1200'],
  },
])
