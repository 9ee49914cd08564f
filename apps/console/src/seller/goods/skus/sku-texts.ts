import { l } from '../../../i18n/ui-text.ts'

export const optionTexts = {
  why: l(
    '无规格的商品直接填写下方一行；有规格的先选择规格和规格值，再填写每个 SKU。',
    'No options? Fill in the row below. Otherwise choose options and values first, then fill in each SKU.',
  ),
  add: l('添加规格', 'Add option'),
  make: l('新建规格', 'New option'),
  edit: l('编辑规格值', 'Edit values'),
  lost: l('已填写的内容将丢失', 'Your entries will be lost'),
  goOn: l('仍然移除', 'Remove anyway'),
} as const

export const bulkTexts = {
  bulk: l('批量填写', 'Bulk edit'),
  field: l('批量填写的字段', 'Field to bulk edit'),
  value: l('批量填写的值', 'Value for bulk edit'),
  all: l('填入全部', 'Apply to all'),
  picture: l('设置图片', 'Set image'),
  tickBy: l('按规格值选择', 'Select by value'),
} as const
