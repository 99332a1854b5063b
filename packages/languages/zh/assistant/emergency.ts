import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'
import { signs } from './emergency-signs'

export const emergency = {
  aboutRules: /规定|法规|标准|要求|报告|上报|记录|培训|预防|防止|避免|罚|法律|期限|昨天|多少|解释/,
  cry: /怎么办|咋办/,
  somebody: /他|她|我|工友/,
  generalOpening: nothing,
  thereIsFire: nothing,
  inGeneral: /什么|怎么|如何|如果|是否|吗[?？]?$|哪/,
  signs,
} satisfies AssistantCues['emergency']
