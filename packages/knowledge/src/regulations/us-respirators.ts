import { fromMemory, type Verification } from './verification'
import { osha, writtenUp } from './write-up'

/** Single paragraphs of 29 CFR 1910 that were at hand. */
const extracts: Verification = {
  how: 'official text',
  version: 'eCFR, 5 June 2025, single paragraphs',
  on: '2026-11-15',
}

/** 29 CFR 1910.134 by paragraph with its appendices, and 1910.132. */
export const usRespirators = [
  ...osha('General Industry', extracts, [
    {
      code: '1910.134(a)(1)',
      title: 'Controls before respirators',
      summary:
        'Bad air is prevented first: enclose the process, ventilate, or use something less toxic, as far as that is feasible. Respirators come only where such controls are not feasible or while they are being put in.',
      risk: 'High',
      tags: ['respiratory protection', 'ventilation'],
      related: ['1910.134', '1926.57', '1910.134(c)(1)'],
      asks: [
        'ventilation before respirators',
        'hierarchy of controls dust',
        'can we just give people masks',
        'engineering controls for fumes',
        'do I need ventilation or respirators',
        'when are respirators allowed',
      ],
    },
    {
      code: '1910.134(c)(1)',
      title: 'Written respirator program',
      summary:
        'Wherever respirators are needed for health, or the employer requires them, there is a written program with procedures for this worksite. A binder from another site does not meet it.',
      check: [
        'Program names an administrator with the training for it.',
        'Which respirator for which task at this site.',
        'Medical, fit test, use, cleaning, air quality, training and review are all covered.',
      ],
      risk: 'High',
      tags: ['respiratory protection', 'compliance'],
      related: ['1910.134', '1910.134(e)(1)', '1910.134(f)(2)'],
      asks: [
        'respirator binder for this site',
        'respiratory protection program template',
        'do I need a respirator program for N95',
        'what goes into a respirator program',
        'respirator program administrator',
        'is a written program required for dust masks',
      ],
    },
    {
      code: '1910.134(d)(1)(ii)',
      title: 'NIOSH-certified respirators only',
      summary:
        'The employer chooses respirators certified by NIOSH and uses them within the conditions of that certification. Look for the TC approval number; comfort masks, surgical masks and uncertified imports do not count.',
      risk: 'Medium',
      tags: ['respiratory protection', 'ppe'],
      related: ['1910.134', 'NIOSH 2005-100'],
      asks: [
        'is KN95 allowed',
        'NIOSH approved mask',
        'surgical mask as a respirator',
        'which respirators are approved',
        'TC number respirator',
        'dust mask vs respirator',
      ],
    },
    {
      code: '1910.134(d)(2)(i)',
      title: 'Respirators where the air is immediately dangerous (IDLH)',
      summary:
        'In air that is immediately dangerous to life or health only two kinds will do: a full-face pressure-demand SCBA certified for at least 30 minutes, or a full-face pressure-demand airline mask with its own escape bottle. Filters and cartridges never do.',
      risk: 'High',
      tags: ['respiratory protection', 'confined space', 'emergency'],
      related: ['1910.134', '1926.1202 “Hazardous atmosphere”', '1910.146'],
      asks: [
        'IDLH respirator',
        'SCBA required when',
        'cartridge mask in low oxygen',
        'what respirator for oxygen deficient space',
        'airline respirator with escape bottle',
        'can I use a half mask in a tank',
      ],
    },
    {
      code: '1910.134(e)(1)',
      title: 'Medical evaluation before respirator use',
      summary:
        'Before the fit test and before somebody has to wear a respirator, a medical evaluation shows whether they can. In practice it is a questionnaire or an exam by a physician or other licensed professional, free and confidential.',
      risk: 'Medium',
      tags: ['respiratory protection', 'medical surveillance'],
      related: ['1910.134', '29 CFR 1910.134 App. C', '1910.134(f)(2)'],
      asks: [
        'medical clearance for respirator',
        'respirator medical questionnaire',
        'do I need a doctor for a fit test',
        'who reviews the respirator questionnaire',
        'medical evaluation before fit testing',
        'how often respirator medical clearance',
        'examen médico antes de usar respirador',
        'visite médicale avant masque, OSHA',
        'ärztliche Untersuchung vor Atemschutz, OSHA',
        '戴呼吸器之前要体检吗',
      ],
    },
    {
      code: '1910.134(f)(2)',
      title: 'Fit test before first use and every year',
      summary:
        'Everyone who wears a tight-fitting mask is fit tested before first use, whenever another size, style, model or make is used, and at least once a year. It holds for N95s too when they are required.',
      check: [
        'Record names person, mask, size, method, result and date.',
        'The mask on the face is the one on the record.',
        'Clean-shaven for the test and for use.',
      ],
      risk: 'High',
      tags: ['respiratory protection', 'training'],
      related: ['1910.134', '1910.134(f)(7)', '29 CFR 1910.134 App. A'],
      asks: [
        'how often fit test',
        'annual fit test requirement',
        'fit test N95',
        'new mask new fit test',
        'who needs a fit test',
        'fit test with a beard',
        'respirator fit test expired',
        '¿cada cuánto se repite la prueba de ajuste?',
        'test d’étanchéité du masque, quelle fréquence',
        'Fit-Test wie oft – jährliche Dichtsitzprüfung',
        '密合性测试每年一次吗',
      ],
    },
    {
      code: '1910.134(f)(7)',
      title: 'Passing a quantitative fit test',
      summary:
        'A quantitative fit test is passed at a fit factor of 100 or more for tight half masks and 500 or more for full-face masks. Below that another size or model is tried.',
      risk: 'Low',
      tags: ['respiratory protection'],
      related: ['1910.134(f)(2)', '29 CFR 1910.134 App. A'],
      asks: [
        'fit factor 100 half mask',
        'fit factor full face',
        'portacount passing score',
        'quantitative fit test pass',
        'failed fit test what now',
        'QNFT vs QLFT',
      ],
    },
    {
      code: '1910.134(i)(1)(ii)',
      title: 'Breathing air for supplied-air respirators (Grade D)',
      summary:
        'Compressed breathing air is at least Grade D: oxygen 19.5 to 23.5 percent, no more than 10 ppm carbon monoxide, 1,000 ppm carbon dioxide and 5 milligrams of oil per cubic meter, and no noticeable odor. Shop air without filters and a carbon monoxide alarm is not breathing air.',
      risk: 'High',
      tags: ['respiratory protection', 'pressure'],
      related: ['1910.134', '1910.134(d)(2)(i)'],
      asks: [
        'grade D breathing air',
        'can I use shop air for a hood',
        'sandblasting hood air supply',
        'carbon monoxide alarm breathing air compressor',
        'breathing air quality test',
        'supplied air respirator air quality',
      ],
    },
    {
      code: '1910.132(d)(1)',
      title: 'PPE hazard assessment',
      summary:
        'The employer looks at the workplace for hazards that call for protective equipment, and picks equipment that protects against them and fits each person. People are told what was chosen and use it.',
      risk: 'Medium',
      tags: ['ppe', 'risk assessment'],
      related: ['1910.132', '1910.132(d)(2)', '1926.95'],
      asks: [
        'assess the job for PPE',
        'how do I know which PPE is needed',
        'PPE assessment form',
        'PPE too big for small workers',
        'who decides what PPE',
        'job hazard analysis PPE',
      ],
    },
    {
      code: '1910.132(d)(2)',
      title: 'PPE hazard assessment in writing',
      summary:
        'That the assessment was done is certified in writing: which workplace, who certifies, when, and that the paper is the certification of the hazard assessment. A checklist without name and date does not meet it.',
      risk: 'Low',
      tags: ['ppe', 'recordkeeping', 'risk assessment'],
      related: ['1910.132(d)(1)', '1910.132'],
      asks: [
        'PPE certification written',
        'does the PPE assessment have to be in writing',
        'certification of hazard assessment',
        'PPE assessment signature and date',
        'PPE paperwork OSHA',
        'written PPE program',
      ],
    },
    {
      code: '1910.132(f)(1)',
      title: 'PPE training',
      summary:
        'Everyone who has to use protective equipment knows when it is needed and which, how to put it on, take it off, adjust and wear it, and what it cannot do. They also know how to care for it and when to throw it away.',
      risk: 'Medium',
      tags: ['ppe', 'training'],
      related: ['1910.132', '1910.132(d)(1)'],
      asks: [
        'PPE training requirements',
        'what must PPE training cover',
        'train workers on gloves and goggles',
        'PPE training topics',
        'do I need to document PPE training',
        'how to don and doff PPE training',
      ],
    },
    {
      code: '1910.132(h)(1)',
      title: 'Who pays for PPE',
      summary:
        'Protective equipment that a standard requires is provided by the employer at no cost to employees, with the exceptions of the paragraphs that follow. Ordinary safety-toe boots and prescription safety glasses that people may wear off the job, everyday clothing and weather gear are the usual exceptions.',
      risk: 'Low',
      tags: ['ppe', 'compliance'],
      related: ['1910.132', '1926.95(d)'],
      asks: [
        'is PPE free for employees',
        'does my employer have to buy my boots',
        'can they charge me for a hard hat',
        'prescription safety glasses who pays',
        'lost PPE replacement cost',
        'employer pay for safety shoes',
        'me descuentan el EPP del cheque',
        'employeur qui facture l’EPI, OSHA',
        'muss ich die PSA selbst bezahlen, OSHA',
        '防护用品要自己掏钱吗',
      ],
    },
  ]),
  ...osha('General Industry', fromMemory, [
    {
      code: '1910.134 App. A',
      title: 'Fit testing procedures',
      summary:
        'The accepted ways to fit test: by taste or smell with saccharin, Bitrex, irritant smoke or isoamyl acetate, or by instrument. The person picks a comfortable mask from several sizes and goes through set exercises such as deep breathing, turning the head, talking and bending.',
      risk: 'Low',
      tags: ['respiratory protection'],
      related: ['1910.134(f)(2)', '1910.134(f)(7)'],
      asks: [
        'fit test procedure',
        'bitrex fit test',
        'saccharin fit test steps',
        'fit test exercises',
        'rainbow passage fit test',
        'qualitative fit test how to',
      ],
    },
    {
      code: '1910.134 App. B-1',
      title: 'Seal check every time a mask goes on',
      summary:
        'Whoever wears a tight mask checks the seal each time: cover the filters and breathe in so that the mask collapses, or cover the valve and breathe out without leaks. It does not replace the fit test.',
      risk: 'Medium',
      tags: ['respiratory protection'],
      related: ['1910.134', '1910.134(f)(2)'],
      asks: [
        'user seal check',
        'positive and negative pressure check mask',
        'check the seal on my respirator',
        'seal check vs fit test',
        'how do I know my mask seals',
        'respirator leaks',
      ],
    },
    {
      code: '1910.134 App. C',
      title: 'Respirator medical questionnaire',
      summary:
        'The questions on health, smoking, earlier mask use and working conditions that a health professional reviews before somebody wears a respirator. It is answered in working hours, in a language the worker understands, and the employer does not see the answers.',
      risk: 'Low',
      tags: ['respiratory protection', 'medical surveillance'],
      related: ['1910.134(e)(1)'],
      asks: [
        'respirator questionnaire form',
        'appendix C questionnaire',
        'who may see the respirator questionnaire',
        'OSHA respirator medical form',
        'questions before wearing a respirator',
        'confidential medical questionnaire mask',
      ],
    },
    {
      code: '1910.134 App. D',
      title: 'Voluntary use of dust masks and respirators',
      summary:
        'People who wear a respirator by choice, where none is required, get the information of this appendix: read the instructions, use a certified mask, do not wear it where it does not protect, and keep track of your own. For filtering dust masks that is all; for other respirators the medical part and care of the program apply too, but no fit test.',
      check: [
        'Appendix D handed out and read.',
        'Air checked: no limit exceeded, or it is not voluntary.',
        'Elastomeric masks: medical evaluation, clean storage.',
      ],
      risk: 'Low',
      tags: ['respiratory protection', 'ppe'],
      related: ['1910.134', '1910.134(c)(1)'],
      asks: [
        'voluntary use respirator',
        'can employees wear their own N95',
        'appendix D dust mask',
        'worker wants to wear a mask',
        'dust mask without fit test',
        'voluntary N95 beard',
        'do I need a program for dust masks',
      ],
    },
  ]),
  ...writtenUp(
    {
      industry: 'General Industry',
      body: 'OSHA',
      jurisdiction: 'US',
      verified: fromMemory,
      source: () =>
        'https://www.osha.gov/sites/default/files/publications/3384small-entity-for-respiratory-protection-standard-rev.pdf',
    },
    [
      {
        code: 'OSHA 3384',
        title: 'Using and caring for respirators: beards, cartridges, cleaning, training',
        summary:
          'The guide to the respirator standard explains its other paragraphs. Nothing, facial hair included, comes between the seal and the face; people leave when breathing gets hard or vapor comes through; cartridges are changed on a schedule. Masks are cleaned, inspected and stored out of dust and sun, and training is repeated every year. When people go into air that can kill, somebody equipped for rescue stands by outside.',
        check: [
          'Clean-shaven where the mask seals; glasses do not break the seal.',
          'Change schedule for cartridges written down.',
          'Clean bag or box for each mask, name on it.',
          'Training within a year; people can show how to put it on.',
        ],
        risk: 'Medium',
        tags: ['respiratory protection', 'training'],
        related: ['29 CFR 1910.134', '29 CFR 1910.134 App. B-1'],
        asks: [
          'beard and respirator',
          'facial hair respirator rule',
          'can I wear a respirator with a goatee',
          'how often change respirator cartridges',
          'cleaning a respirator',
          'respirator training how often',
          'storing a half mask',
        ],
      },
    ],
  ),
]
