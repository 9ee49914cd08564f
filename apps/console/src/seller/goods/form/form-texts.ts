import { l, type UiText } from '../../../i18n/ui-text.ts'
import type { Step } from './fault-places.ts'

/** Texts of the goods form, step by step. */

export const stepNames: Readonly<Record<Step, UiText>> = {
  class: l('选择类目', 'Category'),
  basics: l('基本信息', 'Basics'),
  options: l('规格与库存', 'Options and stock'),
  details: l('图文详情', 'Description'),
}

/** What the form compares as a whole when someone else saved the goods meanwhile. */
export const comparedParts = {
  class_id: l('类目', 'Category'),
  attrs: l('规格', 'Options'),
  skus: l('规格明细（价格、重量、编号、图片）', 'SKUs (prices, weights, codes, images)'),
} as const

export const footerTexts = {
  previous: l('上一步', 'Back'),
  next: l('下一步', 'Next'),
  publish: l('发布上架', 'Publish'),
  keepOff: l('保存，暂不上架', 'Save as unlisted'),
  save: l('保存', 'Save'),
  saveOn: l('保存并上架', 'Save and publish'),
  takenDown: l('已被平台下架，暂不能上架', 'Taken down by the platform; it can’t be listed for now.'),
  verified: l('名称、图片和详情须经平台审核通过后展示', 'Names, images and descriptions go live after platform review'),
  full: l('浏览器存储空间不足，草稿未保存', 'Draft not saved: this browser is out of storage'),
} as const

export const classTexts = {
  search: l('搜索类目', 'Search categories'),
  chosen: l('已选类目', 'Selected category'),
  none: l('没有匹配的类目', 'No matching categories.'),
  levels: [l('一级类目', 'Level 1'), l('二级类目', 'Level 2'), l('三级类目', 'Level 3')],
} as const

export const editorTexts = {
  add: l('发布商品', 'Add product'),
  edit: l('编辑商品', 'Edit product'),
  back: l('返回列表', 'Back to list'),
  goOn: l('继续编辑草稿', 'Continue draft'),
  drop: l('放弃草稿', 'Discard draft'),
  newer: l(
    '保存草稿后，商品又有新的修改，请核对。',
    'The product was changed after this draft. Check before you save.',
  ),
} as const
