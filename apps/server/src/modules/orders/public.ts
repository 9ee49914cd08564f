/** Orders (rules §5): the use cases of an order's life, and what a paid bill does to it. */
export { moveOrder } from './move-order.ts'
export { moveOwnOrder } from './move-own-order.ts'
export { payOrder } from './pay-order.ts'
export { placeOrder, type PlacedGroup, type PlaceOrderInput } from './place-order.ts'
export { shipOrder, type ShipInput } from './ship-order.ts'
