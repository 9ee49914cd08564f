/** Goods, their SKUs and stock, search (rules §3). */
export { createGoods, type CreatedGoods } from './create-goods.ts'
export type { NewGoods } from './goods.ts'
export { floorCards, newestCards, recommendedCards, storeCards, type Floor } from './rails.ts'
export { saleLines, type SaleLine } from './sale-lines.db.ts'
export { addSold, type SoldLine, type StockLine } from './stock/stock.db.ts'
export { release, reserve, restock, sell } from './stock/stock.ts'
export { orderNumbersOf } from './hooks.ts'
