import { china } from './china'

/** The Work Safety Law, which holds for every employer. */
export const chinaWorkSafety = china('General Industry', [
  {
    code: 'CN Work Safety Law art. 45',
    title: 'Providing protective equipment (安全生产法: 劳动防护用品)',
    summary:
      'The employer gives workers protective equipment that meets the national or industry standard. It also supervises and teaches them to wear and use it by the rules; handing it out is not enough.',
    check: [
      'Hard hat, harness, shoes and vest marked with the standard they meet.',
      'Everyone in the area wears what the job needs, chin straps closed.',
      'Issue list and instruction signed.',
    ],
    risk: 'High',
    tags: ['ppe', 'head protection', 'training'],
    related: ['EU 89/391/EEC art. 6'],
    asks: [
      'who pays for PPE in China',
      'hard hat rule China',
      'employer must provide protective equipment China',
      'worker not wearing a helmet China law',
      'PPE standard China law',
      'do I have to make workers wear PPE in China',
      '劳动防护用品谁提供',
      '不戴安全帽违反哪条',
      '安全帽 法律规定',
      '公司不发劳保用品怎么办',
      '劳保用品发放规定',
      '监督工人佩戴防护用品',
    ],
  },
])
