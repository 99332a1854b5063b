import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const arithmetic = {
  fine: /罚/,
  cost: /多少钱|最高|最多/,
  cited: /违规|违章/,
  willful: /故意/,
  repeated: /重复|再次/,
  ladder: /梯/,
  setback: /离墙|墙|角度|底部|距离/,
  overEdgeOrWires: /超出|高出|伸出|以上|屋顶|平台|电线|电力|高压/,
  rock: /岩/,
  stiffSoil: nothing,
  looseSoil: /砂|沙/,
  slope: /坡|每边|两边|两侧|每侧/,
  excavation: /沟|槽|坑|土/,
  employees: /(?<!\d)(\d+)\s*(?:名|个)?(?:员工|工人|人)/,
  several: /(\d{1,3})\s*(?:项|个|起)(?:严重|故意|重复)/,
  soilType: /([abc])\s*(?:类|型)/,
  deepAfter: nothing,
  deepBefore: /深度?/,
  deepLink: nothing,
} satisfies AssistantCues['arithmetic']

export const facts = {
  fromHeight: /以上|开始/,
  guardrail: /护栏|栏杆/,
  silica: /石英|矽|硅/,
} satisfies AssistantCues['facts']

export const figures = {
  length: /多[高深远宽]|距离/,
  time: /多久|几年|几天|多长时间|期限|小时/,
  money: /罚/,
  temperature: /度|高温/,
  level: /限值|浓度|分贝/,
  count: /多少|几/,
} satisfies AssistantCues['figures']

export const units = {
  ft: /英尺/,
  in: /英寸/,
  cm: /厘米/,
  dBA: /分贝/,
  min: /分钟/,
  month: /个?月/,
  week: /个?星期|周/,
  year: /年/,
  h: /个?小时/,
  day: /天|日/,
  lb: /磅/,
  kg: /公斤|千克/,
  m: /米/,
} satisfies AssistantCues['units']

export const numbers: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
}
