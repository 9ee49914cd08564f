import type { Same } from '../same.ts'
import type { order as chinese } from '../zh-cn/order.ts'

export const order: Same<typeof chinese> = {
  checkout: 'Checkout',
}
