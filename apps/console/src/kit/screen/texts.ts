import { l } from '../../i18n/ui-text.ts'

export const screenTexts = {
  view: l('查看', 'View'),
  add: l('新增', 'Add'),
  edit: l('编辑', 'Edit'),
  addChild: l('添加下级', 'Add child'),
  viewTitle: l('查看{{name}}', 'View · {{name}}'),
  backToList: l('返回列表', 'Back to list'),
  decisions: l('可做的操作', 'What can be done'),
  addTitle: l('新增{{name}}', 'Add · {{name}}'),
  editTitle: l('编辑{{name}}', 'Edit · {{name}}'),
  confirmDelete: l('确定要删除选中的数据吗？', 'Are you sure you want to delete the selected data?'),
  deleteCount: l('将删除 {{count}} 条数据，删除后无法恢复。', 'Rows to delete: {{count}}. This can’t be undone.'),
  blocked: l('以下数据无法删除', 'These can’t be deleted'),
  gone: l('已不存在', 'No longer there'),
  deleteRest: l('删除其余 {{count}} 条', 'Delete the other {{count}}'),
  deleted: l('已删除 {{count}} 条数据', 'Rows deleted: {{count}}'),
  tooMany: l('一次最多删除 {{max}} 条数据', 'You can delete up to {{max}} rows at once.'),
  keys: {
    search: l('查询', 'Search'),
    add: l('新增', 'Add'),
    down: l('下一行', 'Next row'),
    up: l('上一行', 'Previous row'),
    select: l('选择当前行', 'Select current row'),
    edit: l('编辑当前行', 'Edit current row'),
  },
} as const
