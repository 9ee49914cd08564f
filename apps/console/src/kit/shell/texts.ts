import { l } from '../../i18n/ui-text.ts'

export const shellTexts = {
  skip: l('跳到主要内容', 'Skip to main content'),
  modules: l('功能模块', 'Modules'),
  sideMenu: l('侧边菜单', 'Side menu'),
  openMenu: l('打开菜单', 'Open menu'),
  closeMenu: l('关闭菜单', 'Close menu'),
  collapse: l('收起菜单', 'Collapse menu'),
  expand: l('展开菜单', 'Expand menu'),
  emptyMenus: l('暂无菜单', 'No menus'),
  askForMenus: l(
    '您的角色尚未分配菜单，请联系管理员。',
    'Your role has no menus yet. Please contact an administrator.',
  ),
  waiting: l('{{count}} 条未读', '{{count}} unread'),
  breadcrumbs: l('当前位置', 'You are here'),
  security: l('账号安全', 'Account security'),
  logout: l('退出登录', 'Log out'),
} as const

export const profileTexts = { title: l('个人信息', 'Your profile') } as const

export const greetings = {
  morning: l('上午好，{{name}}', 'Good morning, {{name}}'),
  noon: l('中午好，{{name}}', 'Hello, {{name}}'),
  afternoon: l('下午好，{{name}}', 'Good afternoon, {{name}}'),
  evening: l('晚上好，{{name}}', 'Good evening, {{name}}'),
} as const
