import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const dashboardMenus = [
  screenMenu('/Admin/dashboard', {
    group: 'Workbench',
    place: 0,
    name: { 'zh-cn': '概览', en: 'Overview' },
    icon: 'dashboard',
  }),
  groupMenu('Admin', 'System/Money', { place: 6, name: { 'zh-cn': '资金', en: 'Money' }, icon: 'wallet' }),
  screenMenu('/Admin/money_logs', { group: 'System/Money', place: 0, name: { 'zh-cn': '资金日志', en: 'Money log' } }),
  screenMenu('/Seller/dashboard', {
    group: 'Workbench',
    place: 0,
    name: { 'zh-cn': '概览', en: 'Overview' },
    icon: 'dashboard',
  }),
  screenMenu('/Seller/money_logs', {
    group: 'Store centre',
    place: 1,
    name: { 'zh-cn': '资金日志', en: 'Money log' },
    icon: 'wallet',
  }),
]

/** Names of the rights that are special to this module. */
export const dashboardRightNames = {
  all: { 'zh-cn': '数据', en: 'figures' },
}
