import type { Button } from '@fangshi/contract/resource'
import { l, type UiText } from '../../i18n/ui-text.ts'

/** What the buttons of screens are called where roles are given them. */
export const buttonNames: Readonly<Record<Button, UiText>> = {
  search: l('搜索', 'Search'),
  view: l('查看', 'View'),
  add: l('新增', 'Add'),
  edit: l('编辑', 'Edit'),
  delete: l('删除', 'Delete'),
  batch_delete: l('批量删除', 'Batch delete'),
  import: l('导入', 'Import'),
  export: l('导出', 'Export'),
}
