import { l } from '../../i18n/ui-text.ts'

export const searchTexts = {
  search: l('查询', 'Search'),
  reset: l('重置', 'Reset'),
  expand: l('展开 {{count}}', 'More ({{count}})'),
  fold: l('收起', 'Less'),
  filters: l('筛选', 'Filters'),
  noSearchOptions: l('未配置查询条件', 'No search options are configured.'),
  applied: l('已应用的筛选', 'Applied filters'),
  removeFilter: l('移除筛选 {{text}}', 'Remove filter {{text}}'),
} as const
