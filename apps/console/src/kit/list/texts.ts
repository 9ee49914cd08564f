import { l } from '../../i18n/ui-text.ts'

export const listTexts = {
  clearFilters: l('清空筛选', 'Clear filters'),
  loading: l('正在加载', 'Loading'),
  empty: l('还没有数据', 'There is nothing here yet'),
  emptyText: l('添加第一条后会显示在这里。', 'What you add first will show up here.'),
  addFirst: l('立即新增', 'Add the first'),
  noResult: l('没有符合条件的数据', 'Nothing matches'),
  noResultText: l(
    '换一个条件，或清空筛选看全部数据。',
    'Try another condition, or clear the filters to see everything.',
  ),
  failed: l('数据没有加载成功', 'The data could not be loaded'),
  requestId: l('请求编号', 'Request id'),
  chosen: l('已选 {{count}} 项', '{{count}} selected'),
  chosenElsewhere: l('（{{count}} 项不在本页）', ' ({{count}} on other pages)'),
  chooseAll: l('选择本页全部 {{count}} 项', 'Select all {{count}} on this page'),
  chooseNone: l('取消选择', 'Clear selection'),
  total: l('共 {{count}} 条', 'Total {{count}}'),
  perPage: l('每页条数', 'Rows per page'),
} as const
