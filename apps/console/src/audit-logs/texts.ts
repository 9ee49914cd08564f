import { l } from '../i18n/ui-text.ts'

/** Taking a change back from its entry. */
export const undoTexts = {
  undo: l('撤销这项操作', 'Undo this change'),
  askUpdate: l('撤销这次修改？', 'Undo this edit?'),
  askDelete: l('恢复删除的数据？', 'Restore what was deleted?'),
  meansUpdate: l(
    '修改过的内容将恢复为修改前的值，并新增一条记录。',
    'What was edited goes back to its earlier values. The undo gets an entry of its own.',
  ),
  meansDelete: l(
    '数据将按删除前的内容和编号恢复，并新增一条记录。',
    'It comes back as it was, under its old ID. The undo gets an entry of its own.',
  ),
  okUpdate: l('撤销修改', 'Undo edit'),
  okDelete: l('恢复', 'Restore'),
  done: l('已撤销', 'Undone'),
}
