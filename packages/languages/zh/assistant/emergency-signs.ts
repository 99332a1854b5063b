import type { EmergencySigns } from '../../src/assistant'

const SPACES = '罐|井|筒仓|有限空间|管道|池'
const OUT = '昏迷|晕倒|晕过去|昏过去|不省人事|没有反应|没反应|失去意识'
const HARMFUL = '酸|碱|化学品|石灰|水泥|溶剂'
const EXPOSED = '眼|脸|皮肤|喝'
const STRUCTURES = '沟|槽|坑|墙|脚手架|架子|塔吊|模板|楼板'
const FELL = '塌|倒了|埋|垮'

export const signs = {
  electrocution: '触电|电击|被电|电到',
  confined_space: `(?:${SPACES}).*(?:${OUT}|晕)|(?:${OUT}).*(?:${SPACES})`,
  not_breathing: '没有呼吸|不呼吸|没呼吸|没气|停止呼吸|喘不上气|心脏骤停|心脏病发|心梗|没有脉搏|噎住|溺水',
  bleeding: '大出血|流血不止|出血不止|止不住|流了很多血|(?:手指|手|脚|腿).{0,3}(?:断|切|锯)|扎穿|刺穿',
  collapse: `(?:${STRUCTURES}).{0,6}(?:${FELL})|塌方|被埋|埋住|埋了|坍塌`,
  crushed: '压住|压到|被压|夹住|卷入|卷进|绞进|绞住|被撞|撞到人|撞了人|碾|砸到|砸断|砸中|被砸',
  fire: '着火|起火|失火|爆炸了|(?:煤气|燃气|天然气).{0,2}(?:泄漏|漏)|闻到煤气',
  chemical: `(?:${HARMFUL}).*(?:${EXPOSED})|(?:${EXPOSED}).*(?:${HARMFUL})|中毒了|煤气中毒`,
  heat_stroke: '中暑|热射病',
  burn: '烧伤|烫伤|烫到',
  fall: '(?:从|自).*(?:掉下|摔下|坠落|跌落)|摔下来|掉下来了|坠落了',
  unconscious: `${OUT}|叫不醒|抽搐|晕了`,
  callForHelp: '救命|快来人|叫救护车|快不行了|重伤了',
} satisfies EmergencySigns
