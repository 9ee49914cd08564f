import type { Context } from '../../../context.ts'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Job } from '../../../kernel/jobs/jobs.ts'
import { indexGoods } from './search-index.ts'

type Kind = 'class' | 'brand' | 'store' | 'attr' | 'synonym'

/** How many goods are indexed in one transaction. */
const batch = 200

const placeGoods = statement(
  'catalog.place_goods',
  `with recursive below as (
     select id from goods_classes where id = $1 union select c.id from goods_classes c join below on c.pid = below.id
   )
   update goods g set class_path = array[a.id, b.id, c.id]
     from goods_classes c join goods_classes b on b.id = c.pid join goods_classes a on a.id = b.pid
    where c.id = g.class_id and g.class_id in (select id from below) and g.class_path <> array[a.id, b.id, c.id]`,
)
const nextOf: Record<Kind, string> = {
  class: 'class_path @> array[$1::bigint]',
  brand: 'brand_id = $1',
  store: 'store_id = $1',
  attr: 'id in (select goods_id from goods_values where attr_id = $1)',
  // Any goods may be what a synonym means.
  synonym: '$1::bigint is not null',
}
const next = Object.fromEntries(
  Object.entries(nextOf).map(([kind, where]) => [
    kind,
    statement(`catalog.reindex_${kind}`, `select id from goods where ${where} and id > $2 order by id limit ${batch}`),
  ]),
) as Record<Kind, ReturnType<typeof statement>>

/** Rebuilds the search tokens of goods after a class, brand, store, value or synonym was changed or a class moved. */
export const reindexGoods: Job<{ kind: Kind; id: number }> = {
  name: 'catalog.reindex',
  run: async (ctx, { kind, id }) => {
    if (kind === 'class') await inTx(ctx.db, (tx) => tx.rows(placeGoods, [id]))
    for (let after = 0; ;) {
      const ids = (await ctx.db.rows<{ id: number }>(next[kind], [id, after])).map((row) => row.id)
      if (ids.length) await inTx(ctx.db, (tx) => indexGoods(tx, ids))
      if (ids.length < batch) return
      after = ids.at(-1) as number
    }
  },
}

/** Queues a rebuild of the search tokens of all goods of a class, brand, store, attribute or synonym after its change. */
export const followName = (tx: Tx, ctx: Context, kind: Kind, id: number): Promise<void> =>
  ctx.jobs.enqueue(tx, reindexGoods, { kind, id })
