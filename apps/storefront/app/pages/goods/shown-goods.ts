import type { GoodsDetail } from '@fangshi/contract/catalog'

/** The goods of a goods page, without the similar ones, which are sent as a text of cards. */
export type ShownGoods = Omit<GoodsDetail, 'sale_list'>
