import { l } from '../../../i18n/ui-text.ts'

export const paletteTexts = {
  title: l('搜索或跳转', 'Search or jump to'),
  open: l('搜索或跳转', 'Search or jump'),
  placeholder: l('输入菜单名称', 'Type a menu name'),
  found: l('找到的菜单', 'Menus found'),
  nothing: l('没有匹配的菜单', 'No matching menus'),
  hint: l('↑↓ 选择，Enter 打开，Esc 关闭', '↑↓ to choose, Enter to open, Esc to close'),
  shortcuts: l('键盘快捷键', 'Keyboard shortcuts'),
  switch: l('启用快捷键', 'Enable shortcuts'),
} as const
