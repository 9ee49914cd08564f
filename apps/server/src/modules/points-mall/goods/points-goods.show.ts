import { localText, type Locale } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import type { PointsGoodsCard } from '@fangshi/contract/points-mall'
import { htmlOf } from '../../../kernel/rich-text/rich-text.ts'
import type { PointsGoodsDetail, PointsGoodsRow } from './points-goods.db.ts'

/** Points goods as a card. */
export const showPointsGoods = (row: PointsGoodsRow, locale: Locale): PointsGoodsCard => ({
  id: row.id,
  goods_name: localText(row.name, locale),
  goods_image: row.images[0] ?? '',
  goods_price: row.points,
  cash_price: formatMoney(row.cash_cents),
  goods_market_price: formatMoney(row.market_price_cents),
  goods_stock: row.stock,
  goods_sale: row.sold,
})

/** Points goods with all that their page shows. */
export const showPointsGoodsDetail = (row: PointsGoodsDetail, locale: Locale) => ({
  ...showPointsGoods(row, locale),
  goods_subname: localText(row.subname, locale),
  goods_images: row.images,
  goods_content: htmlOf(localText(row.content, locale)),
  class_id: row.class_id,
  class_name: localText(row.class_name, locale),
  buy_limit: row.buy_limit ?? 0,
})
