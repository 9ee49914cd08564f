import { statement, type Tx } from '../../../kernel/db/db.ts'
import { inTx } from '../../../kernel/db/tx.ts'
import type { Timer } from '../../../kernel/jobs/jobs.ts'

/** How many best sellers a search looks at first. */
const topCount = 5000

// New goods count as best sellers until the next round, so that searches do not miss them.
const mark = statement(
  'search.mark_top',
  `with top as (select goods_id from goods_sales where listed order by sale_count desc, goods_id desc limit $1)
   update goods_search f set is_top = not is_top
    where is_top <> (f.goods_id in (select goods_id from top))`,
)

/** Marks the best sellers on sale and unmarks the previous ones. */
export async function markTopGoods(tx: Tx, count = topCount): Promise<void> {
  await tx.rows(mark, [count])
}

export const topGoods: Timer = {
  name: 'mark top goods',
  everyMs: 5 * 60_000,
  run: (ctx) => inTx(ctx.db, (tx) => markTopGoods(tx)),
}
