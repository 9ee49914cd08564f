/** Stock and what can be bought (rules §3). */
export { saleLines, type SaleLine } from './sale-lines.db.ts'
export { addSold, type SoldLine, type StockLine } from './stock.db.ts'
export { release, reserve, sell } from './stock.ts'
