import type { Same } from '../same.ts'
import type { cart as chinese } from '../zh-cn/cart.ts'

export const cart: Same<typeof chinese> = {
  title: 'Cart',
}
