import { inTx } from '../../apps/server/src/kernel/db/tx.ts'
import { foldSold } from '../../apps/server/src/modules/catalog/stock/stock.db.ts'
import { isAsked, options } from '../load/options.ts'
import type { World } from '../world/world.ts'

const products = 40
const budgetMs = 50

/** Folds sales of 40 products, spread over the catalogue, right after the database has started. */
export async function measureSales(world: World, label: string): Promise<void> {
  if (!isAsked('sales')) return
  await world.db.pool.query(
    `insert into sales_pending (goods_id, store_id, pieces)
     select id, store_id, 1 from (select id, store_id, ntile($1::int) over (order by id) as part from goods) g
      where id in (select min(id) from (select id, ntile($1::int) over (order by id) as part from goods) p group by part)`,
    [products],
  )
  await world.restartDatabase()
  // Warms the connection and the system catalogue; the pages of the tables stay cold.
  await inTx(world.db, (tx) => foldSold(tx, 0))
  const begun = performance.now()
  await inTx(world.db, (tx) => foldSold(tx, 1000))
  const ms = performance.now() - begun
  const isWithin = ms <= budgetMs
  console.log(
    `${`sales of ${products} products folded, cold${label}`.padEnd(46)} ${ms.toFixed(0)} ms (budget ${budgetMs}) ${isWithin ? '✓' : '✗'}`,
  )
  if (options.isChecked && !isWithin) process.exitCode = 1
}
