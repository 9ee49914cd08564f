import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const messageMenus = [
  groupMenu('Admin', 'System/SMS', { place: 4, name: { 'zh-cn': '短信', en: 'SMS' }, icon: 'message' }),
  screenMenu('/Admin/sms', { group: 'System/SMS', place: 1, name: { 'zh-cn': '短信模板', en: 'SMS templates' } }),
  screenMenu('/Admin/sms_logs', { group: 'System/SMS', place: 2, name: { 'zh-cn': '短信日志', en: 'SMS log' } }),
]
