import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { checkoutActs } from './checkout.demo.ts'

export const ordersDemo: DemoPart = {
  acts: (world) => world.plan.checkouts.flatMap((checkout) => checkoutActs(world, checkout)),
}
