import type { Profile } from '../src/profile'

export const profile = {
  name: '中文',
  dictation: 'zh-CN',
  preview: 'zh_CN',
  home: { region: 'asia', country: 'CN' },
  isSpaced: false,
  period: '。',
  listSeparator: '、',
  font: 'noto-sans-sc',
} satisfies Profile
