import { l } from '../../i18n/ui-text.ts'

export const tableTexts = {
  handle: l('操作', 'Actions'),
  more: l('更多', 'More'),
  selectPage: l('选择本页全部', 'Select all on this page'),
  selectRow: l('选择编号 {{id}}', 'Select row {{id}}'),
  updatedAt: l('更新于 {{time}}', 'Updated {{time}}'),
  reload: l('刷新', 'Reload'),
  densityLabel: l('行高', 'Row height'),
  density: { large: l('宽松', 'Relaxed'), middle: l('适中', 'Medium'), small: l('紧凑', 'Compact') },
  columns: l('列设置', 'Columns'),
  resetColumns: l('恢复默认', 'Reset'),
  moveUp: l('上移 {{name}}', 'Move {{name}} up'),
  moveDown: l('下移 {{name}}', 'Move {{name}} down'),
  pinLeft: l('固定 {{name}} 到左侧', 'Pin {{name}} to the left'),
  pinRight: l('固定 {{name}} 到右侧', 'Pin {{name}} to the right'),
  enlarge: l('查看大图', 'Enlarge image'),
  openBranch: l('展开下级', 'Expand'),
  closeBranch: l('收起下级', 'Collapse'),
} as const
