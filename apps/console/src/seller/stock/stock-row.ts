import type { RowOf } from '@fangshi/contract/resource'
import type { stockList } from '@fangshi/contract/stock-seller'

export type StockRow = RowOf<typeof stockList>
