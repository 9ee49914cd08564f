import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const settingsMenus = [
  groupMenu('Admin', 'System/Settings', { place: 0, name: { 'zh-cn': '系统配置', en: 'Settings' }, icon: 'setting' }),
  screenMenu('/Admin/configs/web', {
    group: 'System/Settings',
    place: 0,
    name: { 'zh-cn': '网站配置', en: 'Website' },
  }),
  screenMenu('/Admin/configs/pay', {
    group: 'System/Settings',
    place: 1,
    name: { 'zh-cn': '支付配置', en: 'Payment' },
  }),
  screenMenu('/Admin/configs/oauth', {
    group: 'System/Settings',
    place: 2,
    name: { 'zh-cn': '第三方登录', en: 'Third-party login' },
  }),
  screenMenu('/Admin/configs/mail', {
    group: 'System/Settings',
    place: 3,
    name: { 'zh-cn': '邮件配置', en: 'Mail' },
  }),
  screenMenu('/Admin/currencies', { group: 'System/Settings', place: 4, name: { 'zh-cn': '货币', en: 'Currencies' } }),
  screenMenu('/Admin/configs/store', {
    group: 'Stores/Store management',
    place: 1,
    name: { 'zh-cn': '店铺配置', en: 'Store settings' },
  }),
  screenMenu('/Admin/configs/sms', {
    group: 'System/SMS',
    place: 0,
    name: { 'zh-cn': '短信配置', en: 'SMS settings' },
  }),
]

/** Names of the rights that are special to this module. */
export const settingsRightNames = {
  test: { 'zh-cn': '测试', en: 'test' },
}
