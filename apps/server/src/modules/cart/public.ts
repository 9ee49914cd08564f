/** What orders take from a cart, and the count in the header of every page. */
export { countPieces, pickLines, takeLines, type CartRow } from './cart.db.ts'
