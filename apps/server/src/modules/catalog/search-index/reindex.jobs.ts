import type { Context } from '../../../context.ts'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Job, Timer } from '../../../kernel/jobs/jobs.ts'
import { indexGoods } from './search-index.ts'
import { markIndexed, unindexedSynonyms } from './synonyms.db.ts'

type Kind = 'class' | 'brand' | 'store' | 'attr'

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
}
const next = Object.fromEntries(
  Object.entries(nextOf).map(([kind, where]) => [
    kind,
    statement(`catalog.reindex_${kind}`, `select id from goods where ${where} and id > $2 order by id limit ${batch}`),
  ]),
) as Record<Kind, ReturnType<typeof statement>>

/** Rebuilds the search tokens of goods after a class, brand, store, value was renamed or a class moved. */
export const reindexGoods: Job<{ kind: Kind; id: number }> = {
  name: 'catalog.reindex',
  run: async (ctx, { kind, id }) => {
    if (kind === 'class') await inTx(ctx.db, (tx) => tx.rows(placeGoods, [id]))
    await indexAll(ctx, (after) => ctx.db.rows(next[kind], [id, after]))
  },
}

/** Rebuilds the search tokens of the goods that `next` finds after an id, a batch at a time in the order of ids. */
async function indexAll({ db }: Context, next: (after: number) => Promise<{ id: number }[]>): Promise<void> {
  for (let after = 0; ;) {
    const ids = (await next(after)).map(({ id }) => id)
    if (ids.length) await inTx(db, (tx) => indexGoods(tx, ids))
    if (ids.length < batch) return
    after = ids.at(-1) as number
  }
}

const nextGoods = statement('catalog.reindex_all', `select id from goods where id > $1 order by id limit ${batch}`)

/** Rebuilds the search tokens of all goods after synonyms were changed, since each may be what they mean. */
export const indexSynonyms: Timer = {
  name: 'index synonyms',
  everyMs: 5000,
  run: async (ctx) => {
    const changed = await unindexedSynonyms(ctx.db)
    if (!changed.length) return
    await indexAll(ctx, (after) => ctx.db.rows(nextGoods, [after]))
    await markIndexed(ctx.db, changed)
  },
}

/** Queues a rebuild of the search tokens of all goods of a class, brand, store, attribute after it was renamed. */
export const followName = (tx: Tx, ctx: Context, kind: Kind, id: number): Promise<void> =>
  ctx.jobs.enqueue(tx, reindexGoods, { kind, id })
