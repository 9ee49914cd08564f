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
import type { Db, Tx } from '../../../../kernel/db/db.ts'
import { inTx } from '../../../../kernel/db/tx.ts'
import { fail } from '../../../../kernel/fail.ts'
import { act } from '../../../../kernel/http/act.ts'
import { on } from '../../../../kernel/http/on.ts'
import type { Seller } from '../../../../kernel/http/who.ts'
import { dict } from '../../../../kernel/resource/dict.ts'
import { one } from '../../../../kernel/resource/one.ts'
import { ownStore } from '../../../../kernel/resource/own-store.ts'
import { ownRows, showDetail } from '../../../../kernel/resource/rows.ts'
import type { ResourceSpec } from '../../../../kernel/resource/serve.ts'
import { write } from '../../../../kernel/resource/write.ts'
import { goods } from '../../schema.ts'
import { choicesOf } from './choices.ts'
import { countTabs } from './counts.db.ts'
import { deleteParts, refuseReserved } from './delete-goods.ts'
import { showSellerDetail, showSellerRows } from './backoffice.show.ts'
import { explainGoods } from './explain.ts'
import { goodsFilters } from './filters.ts'
import { auditFacts, difference } from './goods-audit.ts'
import { goodsList } from './goods-list.ts'
import { addGoods, saveGoods, type Saver } from './save-goods.ts'
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

/** Goods of the store as their form needs them. */
async function readDetail(db: Db, who: Seller, id: number, locale: Locale): Promise<Reply<typeof saveRoute>> {
  const [row] = await db.q
    .select()
    .from(goods)
    .where(sql`${goods.id} = ${id} and ${ownRows(spec, who)}`)
  if (!row) return fail('NOT_FOUND')
  return (await showDetail(sellerGoods, spec, row, { db, locale })) as Reply<typeof saveRoute>
}

const saverOf = (who: Seller, now: Date): Saver => ({
  store_id: who.store_id,
  by: { kind: 'seller', id: who.user_id },
  now,
})

const saving = <T>(ctx: Context, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTx(ctx.db, work).catch((error: unknown) => {
    throw explainGoods(error)
  })

/** What a store does with its goods; the store always comes from the session. */
export const goodsSeller = [
  goodsList(sellerGoods, spec),
  one(sellerGoods, spec),
  ...write(sellerGoods, spec),
  dict(sellerGoods, spec),
  on(addRoute, async ({ ctx, who, body, locale, audit, press }) => {
    await press(sellerGoods.path, 'add')
    return saving(ctx, async (tx) => {
      const id = await addGoods(tx, saverOf(who, ctx.now()), body)
      await audit(tx, { target: id, after: await auditFacts(tx, id) })
      return readDetail(tx, who, id, locale)
    })
  }),
  on(saveRoute, async ({ ctx, who, params, body, locale, audit, press }) => {
    await press(sellerGoods.path, 'edit')
    return saving(ctx, async (tx) => {
      const before = await auditFacts(tx, params.id)
      await saveGoods(tx, saverOf(who, ctx.now()), params.id, body)
      await audit(tx, { target: params.id, ...difference(before, await auditFacts(tx, params.id)) })
      return readDetail(tx, who, params.id, locale)
    })
  }),
  act(shelveRoute, shelveGoods),
  on(countSellerGoods, ({ ctx, who }) => countTabs(ctx.db, goodsTabs, sql`${goods.store_id} = ${who.store_id}`)),
  on(goodsChoices, ({ ctx, who, locale }) => choicesOf(ctx.db, who.store_id, locale)),
]
