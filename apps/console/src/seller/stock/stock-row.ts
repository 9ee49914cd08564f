import type { RowOf } from '@fangshi/contract/resource'
import type { stockList } from '@fangshi/contract/stock-desk'

export type StockRow = RowOf<typeof stockList>
