import { screenMenu } from '../../kernel/menu.ts'

export const accountMenus = [
  screenMenu('/Admin/users', { group: 'System/Users', place: 1, name: { 'zh-cn': '平台用户', en: 'Platform users' } }),
]

/** Names of the rights that are special to this module. */
export const accountRightNames = {
  money: { 'zh-cn': '资金调整', en: 'adjust money' },
  disable: { 'zh-cn': '停用与恢复', en: 'disable and enable' },
  reset: { 'zh-cn': '重置密码', en: 'reset password' },
}
