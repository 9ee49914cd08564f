/** Goods, their SKUs and stock, search (rules §3). */
export { createGoods, type CreatedGoods } from './goods/create-goods.ts'
export type { NewGoods } from './goods/goods.ts'
export { cardsOfPicked, homePicks, storeCards, type PickedGoods } from './goods/rails.ts'
export type { SaleLine } from './goods/sale-line.sql.ts'
export { saleLines } from './goods/sale-lines.db.ts'
export { addSold, type SoldLine, type StockLine } from './stock/stock.db.ts'
export { failShort, release, reserveAll, restock, sellReserved } from './stock/stock.ts'
export { orderNumbersOf } from './hooks.ts'
