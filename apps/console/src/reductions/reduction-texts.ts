import { l } from '../i18n/ui-text.ts'

export const reductionTexts = {
  money: l('减免金额', 'Discount'),
  threshold: l('满额', 'Minimum spend'),
  thresholdHelp: l('一笔订单中本店商品的总价达到多少', 'What the store’s products in an order must total'),
  stopExplained: l(
    '立即停止，且不能恢复；已下的订单不受影响。',
    'It stops at once and for good. Orders that were placed keep it.',
  ),
  extendHelp: l('进行中的满减只能推迟结束时间。', 'Of a running one only the end can be moved to a later time.'),
}
