import { l, type UiText } from '../../../i18n/ui-text.ts'
import type { Step } from './fault-places.ts'

/** The words of the goods form, part by part. */

export const stepNames: Readonly<Record<Step, UiText>> = {
  class: l('选择类目', 'Class'),
  basics: l('基本信息', 'Basics'),
  options: l('规格与库存', 'Options and stock'),
  details: l('图文详情', 'Description'),
}

export const footerTexts = {
  previous: l('上一步', 'Back'),
  next: l('下一步', 'Next'),
  publish: l('发布上架', 'Publish'),
  keepOff: l('保存，暂不上架', 'Save, off the shelf'),
  save: l('保存', 'Save'),
  saveOn: l('保存并上架', 'Save and publish'),
  barred: l('已被平台下架，暂不能上架', 'The platform took these goods off the shelf.'),
  verified: l('名称、图片和详情须平台审核通过后展示', 'The platform examines names, pictures and texts first'),
  full: l('浏览器空间不足，草稿没有保存', 'This browser has no room to keep a draft'),
} as const

export const classTexts = {
  search: l('搜索类目名称', 'Search classes'),
  chosen: l('已选类目', 'Chosen class'),
  none: l('没有匹配的类目', 'No class has such a name.'),
  levels: [l('一级类目', 'First level'), l('二级类目', 'Second level'), l('三级类目', 'Third level')],
} as const

export const editorTexts = {
  add: l('发布商品', 'Add goods'),
  edit: l('编辑商品', 'Edit goods'),
  back: l('返回列表', 'Back to the list'),
  goOn: l('继续编辑草稿', 'Go on with the draft'),
  drop: l('丢弃草稿', 'Drop the draft'),
  newer: l('商品在此之后又被保存过，请核对。', 'The goods were saved since then: compare before you save.'),
} as const
