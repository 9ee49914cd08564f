/** Paying out finished orders to their stores (rules §8). */
export { ordersSettled } from './hooks.ts'
