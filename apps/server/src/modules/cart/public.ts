/** What orders takes out of a cart, and the count that every page shows. */
export { countPieces, pickLines, takeLines, type CartRow } from './cart.db.ts'
