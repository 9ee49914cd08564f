import { sellerGoods } from '@fangshi/contract/goods-seller'
import { dictionary } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import type { Columns } from '../../kit/list/column.ts'
import type { SearchOption } from '../../kit/search/search-option.ts'
import { shelves, skuTexts, texts } from '../../goods/goods-texts.ts'
import { StockAmount } from './stock-amount.tsx'
import { StockName } from './stock-name.tsx'
import type { StockRow } from './stock-row.ts'

/** The columns of the stock list. */
export const stockColumns: Columns<StockRow> = {
  goods_image: { label: texts.image, type: 'image', width: 92 },
  goods_name: { label: texts.goods, width: 225, cell: (row) => <StockName row={row} /> },
  sku_name: { label: l('规格', 'SKU'), width: 160, hidden: true },
  sku_no: { label: skuTexts.sku_no, type: 'id', width: 230 },
  goods_price: { label: texts.price, type: 'price', width: 100 },
  stock: { label: l('在库', 'On hand'), type: 'number', width: 90 },
  reserved: { label: l('待付款占用', 'Reserved'), type: 'number', width: 100 },
  available: { label: l('可售', 'Available'), type: 'number', width: 130, cell: (row) => <StockAmount row={row} /> },
  low_stock: { label: texts.lowStock, type: 'number', width: 120, hidden: true },
  shelf: { label: texts.shelf, type: 'dict_tags', options: shelves, width: 120 },
}

/** All SKUs, or those low in stock: the values of the filter `is_low`. */
export const stockTabs = [
  { value: '', label: l('全部', 'All') },
  { value: '1', label: l('库存不足', 'Low stock') },
]

/** The search bar of the list of stock. */
export const stockSearch: readonly SearchOption[] = [
  { label: texts.goods, value: 'goods_name', where: 'like' },
  { label: skuTexts.sku_no, value: 'sku_no', where: 'likeRight' },
  { type: 'select', label: texts.shelf, value: 'shelf', data: shelves },
  { label: texts.goods, value: 'goods_id', dict: dictionary(sellerGoods), onlyChip: true },
  { label: texts.stock, value: 'is_low', data: stockTabs, onlyChip: true },
]
