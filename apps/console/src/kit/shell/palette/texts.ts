import type { FoundKind } from '@fangshi/contract/find'
import { l, type UiText } from '../../../i18n/ui-text.ts'

export const paletteTexts = {
  title: l('搜索或跳转', 'Search or jump to'),
  open: l('搜索或跳转', 'Search or jump'),
  placeholder: l('菜单名称、拼音、编号或名称', 'Screen, number or name'),
  found: l('搜索结果', 'Results'),
  nothing: l('没有匹配的结果', 'No matches'),
  hint: l('↑↓ 选择，Enter 打开，Esc 关闭', '↑↓ to choose, Enter to open, Esc to close'),
  shortcuts: l('键盘快捷键', 'Keyboard shortcuts'),
  switch: l('启用快捷键', 'Enable shortcuts'),
} as const

export const kindNames: Readonly<Record<FoundKind, UiText>> = {
  order: l('订单', 'Order'),
  goods: l('商品', 'Product'),
  store: l('店铺', 'Store'),
  user: l('用户', 'User'),
}
