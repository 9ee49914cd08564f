import { l } from '../../i18n/ui-text.ts'

export const listTexts = {
  clearFilters: l('清空筛选', 'Clear filters'),
  loading: l('正在加载', 'Loading'),
  empty: l('暂无数据', 'Nothing here yet'),
  emptyText: l('新增的数据会显示在这里。', 'New entries will show up here.'),
  addFirst: l('立即新增', 'Add one now'),
  noResult: l('没有符合条件的数据', 'No matching results'),
  noResultText: l('请更换条件，或清空筛选查看全部数据。', 'Try other filters, or clear them to see everything.'),
  failed: l('数据加载失败', 'The data could not be loaded'),
  gone: l('找不到这条记录', 'This record can’t be found'),
  goneText: l('它可能已被删除，或者链接有误。', 'It may have been deleted, or the link is wrong.'),
  requestId: l('请求编号', 'Request ID'),
  chosen: l('已选 {{count}} 项', '{{count}} selected'),
  chosenElsewhere: l('（{{count}} 项不在本页）', ' ({{count}} on other pages)'),
  chooseAll: l('选择本页全部 {{count}} 项', 'Select all {{count}} on this page'),
  chooseMatching: l('选择符合条件的全部 {{count}} 项', 'Select all {{count}} that match'),
  chooseFirst: l('选择前 {{count}} 项（一次最多处理这么多）', 'Select the first {{count}}, the most for one action'),
  chooseNone: l('取消选择', 'Clear selection'),
  total: l('共 {{count}} 条', '{{count}} in total'),
  perPage: l('每页条数', 'Rows per page'),
} as const
