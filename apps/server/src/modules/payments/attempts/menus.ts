import { screenMenu } from '../../../kernel/menu.ts'

export const attemptMenus = [
  screenMenu('/Admin/payments', { group: 'System/Money', place: 3, name: { 'zh-cn': '支付记录', en: 'Payments' } }),
]
