import { localText, type Locale } from '@fangshi/contract/locale'
import type { BoughtRow } from '../schema.ts'

/** What a line of an order is about, as it travels. */
export const showBought = ({ id, goods_id, sku_id, goods_name, sku_name, goods_image }: BoughtRow, locale: Locale) => ({
  id,
  goods_id,
  sku_id,
  goods_name: localText(goods_name, locale),
  sku_name: localText(sku_name, locale),
  goods_image,
})
