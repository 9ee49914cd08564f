import { adminGoods } from '@fangshi/contract/goods-review'
import { pickFrom } from '../../kit/picker/pick-from.tsx'
import { goodsColumns, goodsSearch } from '../goods/goods-columns.tsx'

const { goods_master_image, goods_name, store_name, class_name } = goodsColumns

/** Goods of all stores. */
export const goodsPicker = pickFrom({
  resource: adminGoods,
  columns: { goods_master_image, goods_name, store_name, class_name },
  search: goodsSearch.slice(0, 3),
})
