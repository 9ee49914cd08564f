import type { Run } from '../../kernel/replay/act.ts'
import { insertRows } from '../../kernel/replay/insert-rows.ts'
import type { World } from '../../kernel/replay/world.ts'
import { goodsVisits, storeVisits } from './visits/schema.ts'

/** What was counted of pages and carts until now; the platform stands under the store 0. */
export async function loadVisits(world: World, { tx }: Run): Promise<void> {
  const { goods, stores } = world.plan.visits
  await insertRows(
    tx,
    goodsVisits,
    goods.map(({ goods: key, ...counted }) => ({ goods_id: world.id('goods', key), ...counted })),
  )
  await insertRows(
    tx,
    storeVisits,
    stores.map(({ store, ...counted }) => ({ store_id: store === null ? 0 : world.id('store', store), ...counted })),
  )
}
