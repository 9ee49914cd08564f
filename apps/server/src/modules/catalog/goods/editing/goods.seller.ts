import { sql } from 'drizzle-orm'
import {
  addGoods as addRoute,
  countSellerGoods,
  goodsChoices,
  goodsTabs,
  saveGoods as saveRoute,
  sellerGoods,
  shelveGoods as shelveRoute,
} from '@fangshi/contract/goods-seller'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import { fail } from '../../../../kernel/fail.ts'
import { changeFreight as freightRoute, changePrices as pricesRoute } from '@fangshi/contract/goods-bulk'
import { act } from '../../../../kernel/http/act.ts'
import { behindButton, on } from '../../../../kernel/http/on.ts'
import type { Seller } from '../../../../kernel/http/who.ts'
import { dict } from '../../../../kernel/resource/dict.ts'
import { one } from '../../../../kernel/resource/one.ts'
import { ownStore } from '../../../../kernel/resource/own-store.ts'
import { ownRows } from '../../../../kernel/resource/rows.ts'
import { showDetail } from '../../../../kernel/resource/show-detail.ts'
import type { ResourceSpec } from '../../../../kernel/resource/serve.ts'
import { write } from '../../../../kernel/resource/write.ts'
import { goods } from '../../schema.ts'
import { changeFreight, changePrices } from './change-many.ts'
import { choicesOf } from './choices.ts'
import { countTabs } from './counts.db.ts'
import { deleteParts, refuseReserved } from './delete-goods.ts'
import { showSellerDetail, showSellerRows } from './backoffice.show.ts'
import { goodsFilters } from './filters.ts'
import { goodsList } from './goods-list.ts'
import { addGoods, saveGoods } from './save-goods.ts'
import { shelveGoods } from './shelve.ts'

const spec: ResourceSpec<typeof goods> = {
  table: goods,
  own: ownStore,
  filters: goodsFilters,
  show: showSellerRows,
  showOne: showSellerDetail,
  check: async ({ before }, { tx }) => {
    if (before) await refuseReserved(tx, before)
  },
  after: async ({ before }, { tx, ctx }) => {
    if (before) await deleteParts(tx, before, ctx.now())
  },
}

/** Goods of the store that were just saved, as their form needs them. */
async function showSaved(
  { target }: { target: number },
  { tx: db, ctx, who, locale }: { tx: Tx; ctx: Context; who: Seller; locale: Locale },
): Promise<Reply<typeof saveRoute>> {
  const isTarget = sql`${goods.id} = ${target} and ${ownRows(spec, who)}`
  const [row] = await db.q.select().from(goods).where(isTarget)
  if (!row) return fail('NOT_FOUND')
  return (await showDetail(sellerGoods, spec, row, { db, locale, now: ctx.now() })) as Reply<typeof saveRoute>
}

/** What a store does with its goods; the store always comes from the session. */
export const goodsSeller = [
  goodsList(sellerGoods, spec),
  one(sellerGoods, spec),
  ...write(sellerGoods, spec),
  dict(sellerGoods, spec),
  behindButton(sellerGoods.path, 'add', act(addRoute, addGoods, showSaved)),
  behindButton(sellerGoods.path, 'edit', act(saveRoute, saveGoods, showSaved)),
  act(shelveRoute, shelveGoods),
  behindButton(sellerGoods.path, 'edit', act(pricesRoute, changePrices)),
  behindButton(sellerGoods.path, 'edit', act(freightRoute, changeFreight)),
  on(countSellerGoods, ({ ctx, who }) => countTabs(ctx.db, goodsTabs, sql`${goods.store_id} = ${who.store_id}`)),
  on(goodsChoices, ({ ctx, who, locale }) => choicesOf(ctx.db, who.store_id, locale)),
]
