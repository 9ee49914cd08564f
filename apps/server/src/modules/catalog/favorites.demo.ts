import type { Run } from '../../kernel/replay/act.ts'
import { insertRows } from '../../kernel/replay/insert-rows.ts'
import type { World } from '../../kernel/replay/world.ts'
import { browseHistory, favorites } from './favorites/schema.ts'
import { stockNotices } from './stock-notices/schema.ts'

/** Favourites with the prices that goods had when they were added, browsing histories, and SKUs that are waited for. */
export async function loadFavorites(world: World, { tx }: Run): Promise<void> {
  await insertRows(
    tx,
    favorites,
    world.plan.favorites.map(({ user, goods, store, price_cents, added_at }) => ({
      user_id: world.id('user', user),
      goods_id: goods === null ? null : world.id('goods', goods),
      store_id: store === null ? null : world.id('store', store),
      price_cents,
      created_at: added_at,
    })),
  )
  await insertRows(
    tx,
    browseHistory,
    world.plan.views.map(({ user, goods, seen_at }) => ({
      user_id: world.id('user', user),
      goods_id: world.id('goods', goods),
      seen_at,
    })),
  )
  await insertRows(
    tx,
    stockNotices,
    world.plan.stockNotices.map(({ user, sku, added_at }) => ({
      user_id: world.id('user', user),
      sku_id: world.id('sku', sku),
      created_at: added_at,
    })),
  )
}
