import { l } from '../../i18n/ui-text.ts'

export const fieldTexts = {
  showPassword: l('显示密码', 'Show password'),
  hidePassword: l('隐藏密码', 'Hide password'),
  pick: l('选择', 'Select'),
  choose: l('请选择', 'Choose'),
  fillIn: l('请输入', 'Enter'),
  loadAgain: l('加载失败，点击重试', 'Loading failed. Try again'),
  startDate: l('开始日期', 'Start date'),
  endDate: l('结束日期', 'End date'),
  today: l('今天', 'Today'),
  thisMonth: l('本月', 'This month'),
  lastDays: l('近 {{days}} 天', 'Last {{days}} days'),
  yes: l('是', 'Yes'),
  no: l('否', 'No'),
  rounded: l('已四舍五入为 {{value}}', 'Rounded to {{value}}'),
  languages: l('{{label}}：语言', '{{label}}: language'),
  in: { 'zh-cn': l('{{label}}（中文）', '{{label}} (Chinese)'), en: l('{{label}}（英文）', '{{label}} (English)') },
  needed: l('必填', 'required'),
  wrong: l('有错误', 'has an error'),
  of: l('{{what}}：{{label}}', '{{what}}: {{label}}'),
  removeOf: l('移除：{{label}}', 'Remove: {{label}}'),
} as const
