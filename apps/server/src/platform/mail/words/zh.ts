import type { Words } from './en'

export const zh: Words = {
  closing: '您收到此邮件，是因为有人在 Plumbline 使用了您的邮箱地址。如果不是您本人操作，请忽略。',
  verify_email: {
    subject: '请确认您的邮箱地址',
    paragraphs: ['{name}，您好：', '请确认此邮箱属于您。链接在 24 小时内有效。'],
    action: '确认邮箱',
  },
  reset_password: {
    subject: '设置新密码',
    paragraphs: [
      '{name}，您好：',
      '有人为您的账户申请了新密码。链接只能使用一次，60 分钟内有效。如果不是您申请的，您的密码不会改变。',
    ],
    action: '设置新密码',
  },
  password_changed: {
    subject: '您的密码已更改',
    paragraphs: [
      '{name}，您好：',
      '您的账户密码已更改，其他设备已退出登录。如果不是您本人操作，请立即设置新密码。',
    ],
    action: '设置新密码',
  },
  invitation: {
    subject: '{inviter} 邀请您加入 {organization}',
    paragraphs: [
      '{inviter} 邀请您在 Plumbline 中与 {organization} 一起做好安全工作。',
      '邀请在 7 天内有效。',
    ],
    action: '加入 {organization}',
  },
  usage_limit_reached: {
    subject: '您的分析次数已用完',
    paragraphs: ['{name}，您好：', '您的组织已用完套餐中的全部分析次数。已记录的内容不会丢失。'],
    action: '查看套餐',
  },
  task_due_tomorrow: {
    subject: '明天到期：{title}',
    paragraphs: ['{name}，您好：', '您的任务“{title}”明天（{due}）到期。'],
    action: '打开任务',
  },
  task_overdue: {
    subject: '已逾期：{title}',
    paragraphs: [
      '{name}，您好：',
      '您的任务“{title}”应于 {due} 完成，目前尚未完成。如果已经做完，请将其标记为完成；如果需要更多时间，请设定新的日期。',
    ],
    action: '打开任务',
  },
}
