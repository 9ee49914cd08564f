import { sellerGoods } from '@fangshi/contract/goods-seller'
import { pickFrom } from '../../kit/picker/pick-from.tsx'
import { goodsColumns, searchOf } from './list/goods-columns.tsx'

const { goods_master_image, goods_name, goods_price, stock, shelf } = goodsColumns(false)

/** Goods of the own store by name and number. */
export const goodsPicker = pickFrom({
  resource: sellerGoods,
  columns: { goods_master_image, goods_name, goods_price, stock, shelf },
  search: searchOf([], []).slice(0, 2),
})
