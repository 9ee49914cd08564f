import { sql } from 'drizzle-orm'
import {
  adminGoods,
  barGoods,
  countAdminGoods,
  examineGoods,
  rejectGoods,
  releaseGoods,
  reviewTabs,
} from '@fangshi/contract/goods-review'
import { inTx } from '../../../../kernel/db/tx.ts'
import { on } from '../../../../kernel/http/on.ts'
import { dict } from '../../../../kernel/resource/dict.ts'
import { one } from '../../../../kernel/resource/one.ts'
import type { ResourceSpec } from '../../../../kernel/resource/serve.ts'
import { write } from '../../../../kernel/resource/write.ts'
import { countTabs } from '../editing/counts.db.ts'
import { showAdminDetail, showAdminRows } from '../editing/backoffice.show.ts'
import { goodsFilters } from '../editing/filters.ts'
import { goodsList } from '../editing/goods-list.ts'
import { goods } from '../../schema.ts'
import { indexGoods } from '../../search-index/search-index.ts'
import { bar, examine, reject, release } from './review.ts'

const spec: ResourceSpec<typeof goods> = {
  table: goods,
  filters: goodsFilters,
  show: showAdminRows,
  showOne: showAdminDetail,
  after: async ({ form, after }, { tx }) => {
    if (after && form && 'brand_id' in form) await indexGoods(tx, [after.id])
  },
}

/** What the platform does with the goods of all stores. */
export const goodsAdmin = [
  goodsList(adminGoods, spec),
  one(adminGoods, spec),
  ...write(adminGoods, spec),
  dict(adminGoods, spec),
  on(countAdminGoods, ({ ctx }) => countTabs(ctx.db, reviewTabs, sql`true`)),
  on(examineGoods, ({ ctx, body, audit }) =>
    inTx(ctx.db, async (tx) => {
      const done = await examine(tx, body.items, ctx.now())
      await audit(
        tx,
        ...done.map(({ id, goods_id, name }) => ({
          target: goods_id,
          before: { review: 'to_review', version: id },
          after: { review: 'examined', goods_name: name },
        })),
      )
      return {}
    }),
  ),
  on(rejectGoods, ({ ctx, body, audit }) =>
    inTx(ctx.db, async (tx) => {
      const done = await reject(tx, body.items, body.reason, ctx.now())
      await audit(
        tx,
        ...done.map(({ id, goods_id }) => ({
          target: goods_id,
          before: { review: 'to_review', version: id },
          after: { review: 'rejected', reject_reason: body.reason },
        })),
      )
      return {}
    }),
  ),
  on(barGoods, ({ ctx, body, audit }) =>
    inTx(ctx.db, async (tx) => {
      const were = await bar(tx, body.ids, body.reason, ctx.now())
      const after = { shelf: 'off', off_reason: body.reason }
      await audit(tx, ...were.map(({ id, ...before }) => ({ target: id, before, after })))
      return {}
    }),
  ),
  on(releaseGoods, ({ ctx, body, audit }) =>
    inTx(ctx.db, async (tx) => {
      const were = await release(tx, body.ids, ctx.now())
      await audit(
        tx,
        ...were.map(({ id, off_reason }) => ({ target: id, before: { off_reason }, after: { off_reason: null } })),
      )
      return {}
    }),
  ),
]
