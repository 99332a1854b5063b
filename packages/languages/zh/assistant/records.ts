import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const places = {
  construction: /工地|建筑施工/,
  manufacturing: /工厂|车间|仓库/,
  mining: /矿/,
  before: nothing,
  adjectiveEnding: nothing,
} satisfies AssistantCues['places']

export const records = {
  asks: /多少|几个|几项|列出|哪些|有没有|谁|什么/,
  violations: /违规|违章|隐患|问题/,
  tasks: /任务/,
  own: /未解决|未关闭|逾期|已解决|我们|我的|打开的/,
  high: /高/,
  medium: /中等|中风险/,
  low: /低/,
  overdue: /逾期|过期/,
  resolved: /已解决|已关闭|完成/,
  open: /未解决|没有解决|没解决|未关闭|待处理|打开/,
  mine: /我的|分配给我/,
  oldest: /最早|最久|最老/,
  people: /谁/,
  number: /多少|几/,
  state: /怎么样|情况/,
  beforeSite: nothing,
  afterSite: /(?:工地|现场)(?:有|的|上)/,
  article: nothing,
  beforePerson: nothing,
  observations: /观察/,
  found: /发现/,
  findings: /问题|隐患/,
  rule: /怎么办|怎么处理|如何处理|应该|必须|应当|规定|要求|允许|多高|多深|多远|多宽|罚款|标准/,
  today: /今天|今日/,
  yesterday: /昨天|昨日/,
  thisWeek: /本周|这周|这个星期|这一周/,
  lastWeek: /上周|上个星期|上一周/,
  thisMonth: /本月|这个月/,
  lastMonth: /上个月|上月/,
  thisYear: /今年/,
  since: /以来|从|自|起/,
  beforeMonth: nothing,
} satisfies AssistantCues['records']

export const violations = {
  cost: /罚|多少钱/,
  who: /谁|责任人/,
  rule: /哪条|哪个(?:规定|标准|法规)|依据/,
  fix: /怎么办|怎么整改|如何整改|怎么处理/,
  explain: /解释|说明|为什么|什么意思|危险/,
  pointsAtIt: /这|该|此|违规|隐患/,
} satisfies AssistantCues['violations']
