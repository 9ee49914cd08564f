import { goods as catalogue } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import type { SaleLine } from '../modules/catalog/public.ts'
import { browseHistory, favorites } from '../modules/catalog/schema.ts'
import { insertRows, of } from './insert.ts'
import type { LoadedStore } from './load-stores.ts'

interface Loaded {
  userIds: ReadonlyMap<string, number>
  stores: ReadonlyMap<string, LoadedStore>
  saleLine: ReadonlyMap<string, SaleLine>
}

/** Favourites and browsing histories. */
export async function loadFavorites(tx: Tx, plan: DemoPlan, { userIds, stores, saleLine }: Loaded): Promise<void> {
  const goodsIds = new Map(catalogue.map(({ key, skus }) => [key, of(saleLine, skus[0]?.code ?? key).goods_id]))
  await insertRows(
    tx,
    favorites,
    plan.favorites.map(({ user, goods, store, price_cents, added_at }) => ({
      user_id: of(userIds, user),
      goods_id: goods === null ? null : of(goodsIds, goods),
      store_id: store === null ? null : of(stores, store).id,
      price_cents,
      created_at: added_at,
    })),
  )
  await insertRows(
    tx,
    browseHistory,
    plan.views.map(({ user, goods, seen_at }) => ({
      user_id: of(userIds, user),
      goods_id: of(goodsIds, goods),
      seen_at,
    })),
  )
}
