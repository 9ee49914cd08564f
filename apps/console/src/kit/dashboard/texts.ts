import { l } from '../../i18n/ui-text.ts'

export const dashboardTexts = {
  loading: l('正在加载', 'Loading'),
  at: l('更新于 {{time}}', 'As of {{time}}'),
  earlier: l('以下是上次更新时的数据。', 'What you see is from the last update.'),
  reload: l('刷新', 'Reload'),
  means: l('“{{name}}”说明', 'What “{{name}}” means'),
  toDo: l('待办与动态', 'To-dos and updates'),
  nothing: l('暂无待办。', 'Nothing to do right now.'),
  asTable: l('以表格查看', 'Show as a table'),
  date: l('日期', 'Date'),
} as const
