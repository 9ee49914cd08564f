import { l } from '../../../i18n/ui-text.ts'

export const optionTexts = {
  why: l(
    '没有规格的商品直接填写下面一行；有规格的先选规格和规格值，再填每个 SKU。',
    'Without options fill in the one row below; with options tick their values first, then fill in each SKU.',
  ),
  add: l('添加规格', 'Add an option'),
  make: l('新建规格', 'New attribute'),
  edit: l('编辑规格值', 'Edit the values'),
  lost: l('会丢失已填写的内容', 'What you filled in would be lost'),
  goOn: l('仍然移除', 'Remove all the same'),
} as const

export const bulkTexts = {
  bulk: l('批量填写', 'Set in bulk'),
  field: l('批量填写的字段', 'Field to set in bulk'),
  value: l('批量填写的值', 'Value to set in bulk'),
  all: l('填入全部', 'All rows'),
  picture: l('设置图片', 'Set picture'),
  tickBy: l('按规格值勾选', 'Tick by value'),
} as const
