import { l } from '../i18n/ui-text.ts'

export const seckillTexts = {
  goods: l('商品', 'Product'),
  image: l('图片', 'Image'),
  limit: l('每人限购', 'Limit per person'),
  limitHelp: l('每位买家最多可买的件数，所有规格合计', 'The most one shopper can buy, counting all options'),
  quota: l('秒杀数量', 'Quantity'),
  ordered: l('已抢', 'Ordered'),
  skus: l('规格、秒杀价和数量', 'Options, prices and quantities'),
  skusHelp: l(
    '不参加的规格留空。秒杀数量会从库存转入活动，结束后剩余部分自动退回。',
    'Leave options that aren’t in the sale empty. The quantity is set aside from stock; what is left returns when the sale ends.',
  ),
  skusTrialHelp: l('不参加的规格留空。', 'Leave options that aren’t in the sale empty.'),
  sku: l('规格', 'Option'),
  only: l('默认', 'Default'),
  price: l('秒杀价', 'Flash price'),
  goodsPrice: l('原价', 'Regular price'),
  stock: l('可用库存', 'Available stock'),
  priceOf: l('{{name}}的秒杀价', 'Flash price of {{name}}'),
  quotaOf: l('{{name}}的秒杀数量', 'Quantity of {{name}}'),
  chooseGoods: l('请先选择商品', 'Choose a product first'),
  noSkus: l('请至少填写一个规格的秒杀价和数量', 'Enter the price and quantity of at least one option'),
  preview: l('买家看到的效果', 'What shoppers will see'),
  ends: l('{{time}} 结束 · 每人限购 {{count}} 件', 'Ends {{time}} · Limit {{count}} per person'),
  sold: l('已抢 {{percent}}%', '{{percent}}% claimed'),
  grab: l('马上抢', 'Grab it'),
  stopExplained: l(
    '立即停止，且不能恢复；剩余数量退回库存，已下的订单不受影响。',
    'The sale stops at once and can’t be resumed. What is left returns to stock; orders already placed keep their price.',
  ),
}
