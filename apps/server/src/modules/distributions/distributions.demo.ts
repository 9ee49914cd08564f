import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { insertRows } from '../../kernel/replay/insert-rows.ts'
import { goodsById } from './distributions.db.ts'
import { distributions } from './schema.ts'

/** Goods that pay referrers, from before the first order on. */
export const distributionsDemo: DemoPart = {
  async load(world, { tx }) {
    const { plan } = world
    const found = await goodsById(
      tx,
      plan.distributions.map(({ goods }) => world.id('goods', goods)),
    )
    const rows = plan.distributions.map(({ goods, rates_bp: [lev_1_bp, lev_2_bp, lev_3_bp] }) => {
      const goods_id = world.id('goods', goods)
      return { store_id: found.get(goods_id)?.store_id ?? 0, goods_id, lev_1_bp, lev_2_bp, lev_3_bp }
    })
    await insertRows(tx, distributions, rows)
  },
}
