import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { insertRows } from '../../kernel/replay/insert-rows.ts'
import { carts } from './schema.ts'

/** Carts with the prices that the goods had when they were put in. */
export const cartDemo: DemoPart = {
  async load(world, { tx }) {
    const rows = world.plan.carts.map(({ user, sku, quantity, price_cents, added_at }) => ({
      user_id: world.id('user', user),
      sku_id: world.id('sku', sku),
      buy_num: quantity,
      price_cents,
      updated_at: added_at,
      created_at: added_at,
    }))
    const inOrder = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    await insertRows(tx, carts, inOrder)
  },
}
