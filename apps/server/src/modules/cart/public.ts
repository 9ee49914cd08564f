/** What orders take from a cart, and the count in the header of every page. */
export { addToCart } from './add-to-cart.ts'
export { countPieces } from './cart.db.ts'
