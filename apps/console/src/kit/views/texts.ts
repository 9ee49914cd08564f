import { l } from '../../i18n/ui-text.ts'

export const viewTexts = {
  views: l('视图', 'Views'),
  all: l('所有记录', 'All records'),
  shared: l('（共享）', ' (shared)'),
  changed: l('（有改动）', ' (changed)'),
  save: l('保存为视图', 'Save as view'),
  update: l('更新视图', 'Update view'),
  updated: l('视图已更新', 'View updated'),
  actions: l('视图操作', 'View actions'),
  edit: l('名称与共享', 'Name and sharing'),
  remove: l('删除视图', 'Delete view'),
  removed: l('视图已删除', 'View deleted'),
  confirm: l('要删除视图“{{name}}”吗？', 'Delete the view “{{name}}”?'),
  confirmShared: l(
    '共享给“{{role}}”的同事也将看不到它。',
    'Colleagues with the role “{{role}}” will no longer see it either.',
  ),
  confirmOwn: l('列表里的数据不受影响。', 'The records in the list stay as they are.'),
  explained: l(
    '保存当前的筛选、排序和列设置，下次一键打开。',
    'Keeps the current filters, sorting and columns, so that you can open them with one click.',
  ),
  name: l('名称', 'Name'),
  role: l('共享给', 'Share with'),
  onlyMe: l('仅自己', 'Only me'),
  roleHelp: l(
    '有该角色的同事也能使用这个视图，但不能修改。',
    'Colleagues with this role can use the view, but not change it.',
  ),
} as const
