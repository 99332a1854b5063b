import { phrases, type Speech } from '../../src/speech'
import { keywords } from './keywords'

export const speech = {
  keywords,
  negationReach: 6,
  negations: phrases(`
    没有 | 没 | 不 | 无 | 未 | 缺
  `),
  troubles: phrases(`
    坏了 | 损坏 | 松动 | 不稳 | 危险 | 缺少 | 倒塌 | 垮塌 | 坍塌 | 滑 | 掉 | 漏 | 堵 | 过期 | 太近 | 小心 | 注意 | 没固定 | 不安全
  `),
  hypotheses: phrases(`
    如果 | 万一 | 假如 | 演习 | 演练
  `),
  breaks: phrases(`
    但是 | 不过 | 可是
  `),
  alarms: phrases(`
    孔洞没盖 | 高空坠物 | 东西掉下来 | 落物 | 割到手 | 踩到钉子 | 离机器太近 | 塌方 | 支撑垮塌 | 墙体不稳 | 外露钢筋 | 电线裸露 | 触电 | 配电箱没关 | 电缆破损 |
    着火 | 火灾 | 冒烟 | 火焰 | 灭火器过期 | 灭火器被挡 | 出口堵塞 | 太吵 | 灰尘很大 | 泄漏 | 中暑 | 太热 | 脱水 | 头晕 | 太重 | 腰疼 | 有人倒下 | 摔倒
    | 昏迷 | 叫救护车 | 受伤 | 绊倒 | 地面湿滑 | 还在运转 | 卷入 | 工具坏了 | 梯子没固定 | 石棉
  `),
  protections: phrases(`
    防坠落 | 踢脚板 | 安全帽 | 头部防护 | 护目镜 | 防护眼镜 | 面罩 | 眼睛防护 | 手套 | 安全鞋 | 劳保鞋 | 反光背心 | 反光衣 | 防护用品 | 劳保用品 | 警戒区 |
    倒车报警 | 指挥员 | 支护 | 钢筋保护帽 | 漏电保护 | 灭火器 | 安全出口 | 疏散通道 | 消防通道 | 耳塞 | 听力保护 | 呼吸器 | 防尘口罩 | 安全数据表 | 上锁挂牌 |
    防护罩
  `),
  harmless: phrases(`
    火灾报警
  `),
} satisfies Speech
