/** Orders (rules §5): the use cases of an order's life, and what a paid bill does to it. */
export { moveOrder } from './life/move-order.ts'
export { moveOwnOrder } from './life/move-own-order.ts'
export { payOrder } from './life/pay-order.ts'
export { placeOrder, type PlacedGroup, type PlaceOrderInput } from './checkout/place-order.ts'
export { shipOrder, type ShipInput } from './life/ship-order.ts'
