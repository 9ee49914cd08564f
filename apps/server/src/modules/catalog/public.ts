/** Goods, their SKUs and stock, search (rules §3). */
export { createGoods, type CreatedGoods } from './create-goods.ts'
export type { NewGoods } from './goods.ts'
export { cardFields, cardJoins, pick } from './goods-query.ts'
export { showCard, type CardRow } from './goods.show.ts'
export { indexGoods } from './search-index.ts'
export { saleLines, type SaleLine } from './sale-lines.db.ts'
export { addSold, type SoldLine, type StockLine } from './stock.db.ts'
export { release, reserve, sell } from './stock.ts'
