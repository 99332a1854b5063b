import type { AssistantCues } from '../../src/assistant'
import { nothing } from '../../src/patterns'

export const askBack = {
  depth: /多深|深度/,
  height: /多高|高度/,
  distance: /多远|距离/,
  permit: /许可|审批/,
  inspection: /检查/,
  training: /培训/,
  ppe: /防护用品/,
  time: /多久|几个小时|几小时|几天|多长时间/,
  limit: /最多|最大|多少|限值/,
  subject: /可以吗|行吗|多宽/,
  empty:
    /要不要|需不需要|是不是|可不可以|多高|多深|多远|多久|多宽|多少|多长时间|几个?小时|几天|一次|最多|最少|最大|最高|最低|距离|高度|深度|限值|许可|审批|检查|培训|防护用品|可以|需要|必须|应该|什么|怎么|行|吗|呢|要|的|是|有|做|用|穿|戴|我们|我|这个|那个|这|那|能|得|[?？。，,!！\s]/,
} satisfies AssistantCues['askBack']

export const followUp = {
  pronoun: /这个|那个|它/,
  opener: /^(?:那|如果|还有|后来|要是|同样)|呢[?？]?$/,
  closer: nothing,
  question: /多少|几|什么|谁|怎么|吗/,
} satisfies AssistantCues['followUp']

export const judgment = {
  verdict:
    /(?:这|那|该).{0,10}(?:安全吗|能用吗|可以用吗|还能用|能不能用|能进吗|可以进|能下去|能上去|能吊吗|稳不稳|牢不牢)/,
} satisfies AssistantCues['judgment']

export const offTopic = {
  stories: /诗|笑话|歌词|电影|星座|小说|故事/,
  food: /食谱|晚饭|好吃|餐厅|外卖/,
  news: /(?<!高温|炎热|恶劣|极端|大风|寒冷|下雨)天气(?!.{0,4}(?:作业|施工|停工))|足球|篮球|比赛/,
  privateLife: /彩票|股票|情书|女朋友|男朋友|旅游|减肥|买什么/,
  trivia: /首都|几点|翻译|总统|写代码/,
  trade: /\p{Script=Han}/u,
} satisfies AssistantCues['offTopic']

export const outOfBounds = {
  others: /(?:其他|别的|另一|另外|隔壁|竞争对手).{0,6}(?:公司|组织|单位|客户|企业)|竞争对手/,
  records: /违规|违章|隐患|任务|记录|报告|照片|数据/,
  secrets: /密码/,
  override: /(?:忽略|无视|忘记|忘掉).{0,20}(?:规则|指令|指示|提示|以上|之前)|系统提示|提示词|假装|扮演/,
  before: nothing,
} satisfies AssistantCues['outOfBounds']

export const premises = {
  opening: /听说|是真的吗/,
  daily: /每天|每班/,
  weekly: /每周/,
  monthly: /每月/,
  yearly: /每年/,
  relaxes: /不用|不需要|不必|没必要|可以不|只要|就行|就够/,
  ending: /对吧|对吗|是吗|是不是|没错吧|是这样吗|是真的吗/,
  conclusion: nothing,
} satisfies AssistantCues['premises']
