import { mutantsIn, patchesIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const folder = `${modules}/seckills`
const http = `${folder}/seckills.http.test.ts`
const edges = `${folder}/seckills-edges.http.test.ts`
const races = `${folder}/seckills.race.test.ts`

const code = mutantsIn(`${modules}/catalog`, 'flash sales: ')
const anywhere = mutantsIn(modules, 'flash sales: ')
const shared = mutantsIn('apps/server/src/kernel/db', 'flash sales: ')
const ofOrders = mutantsIn(`${modules}/orders/checkout`, 'flash sales: ')
const sharing = 'apps/server/src/kernel/db/shared-tx.db.test.ts'
const crowd = [races, 'a crowd gets the quota and no more'] as const
const limits = [races, 'who orders five times at once gets one piece'] as const
const ends = [http, 'a shopper that pays or cancels after the end'] as const
const cancels = [http, 'a shopper pays the price within 15 minutes'] as const
const windows = [edges, '1 ms before and after the start and the end'] as const
const repeats = [races, 'who repeats a successful call'] as const

/** Whose flash sale sells how many pieces to whom, and when. */
export const seckillMutants: readonly Mutant[] = [
  // The statement refuses what the quote has let through.
  anywhere(
    'the limit of a person',
    [
      'catalog/stock/pool.sql.ts',
      'where activity_buyers.pieces + excluded.pieces <= activity_buyers.max_per_person',
      '',
    ],
    limits,
    ['orders/checkout/place-order.ts', "  refuse('seckill_limit', 'SECKILL_LIMIT')\n", ''],
  ),
  code('the quota', ['stock/pool.sql.ts', 'and ${guard} and ${poolGuard}', 'and ${poolGuard}'], crowd),
  code(
    'pieces go to the flash sale that sold them',
    ['stock/stock.sql.ts', 'from stock_line where pool_id is null group', 'from stock_line group'],
    cancels,
  ),
  code('its start', ['activities/running.sql.ts', 'and a.start_time <= ${now} ', ''], windows),
  code('its end', ['activities/running.sql.ts', 'and a.end_time > ${now} limit', 'limit'], windows),
  code('its start on cards', ['activities/card-sale.sql.ts', 'and a.start_time <= ${now} ', ''], windows),
  {
    guard: 'flash sales: one at a time',
    sql: 'alter table goods_activities drop constraint goods_activities_overlap',
    killedBy: [http, 'a store is told what is wrong'],
  },
  code(
    'what unpaid orders hold stays',
    ['stock/pools.db.ts', 'p.on_hand - p.reserved as n from', 'p.on_hand as n from'],
    ends,
  ),
  code('an open one keeps what comes back', ['stock/pools.db.ts', ' and not p.is_open', ''], cancels),
  code('what is given back counts no more', ['stock/stock.ts', '  await unclaim(tx, pooled)\n', ''], cancels),
  code(
    'what a closed one gets back goes on',
    ['stock/stock.ts', '  await emptyClosed(\n    tx,\n    pooled.map(({ pool_id }) => pool_id),\n    at,\n  )\n', ''],
    ends,
  ),
  code(
    'in lists until it is closed',
    ['activities/activities.db.ts', 'set closed_at = $2, in_lists = false', 'set closed_at = $2'],
    [edges, 'lists sort and filter by the price'],
  ),
  shared(
    'who is refused shares in nothing',
    ['shared-tx.ts', 'if (refused.length) throw new NotTogether(refused)', ''],
    [sharing, 'who is refused has no part'],
  ),
  shared(
    'all have read before the first locks',
    ['shared-tx.ts', 'return this.complete.promise', 'return Promise.resolve()'],
    [sharing, 'none goes on to the lock'],
  ),
  ofOrders('a repeated call gets its answer', ['sold-out.ts', ' && !(await isRepeated())', ''], repeats),
  ofOrders(
    'the ordinary price by choice',
    ['sold-out.ts', 'sku_ids.filter((id) => !ordinary_price.includes(id))', 'sku_ids'],
    [http, 'a shopper is told that it is sold out'],
  ),
  {
    guard: 'flash sales: an empty quota is read anew',
    patches: patchesIn(`${modules}/catalog/activities`, ['sold-out.ts', '> freshMs', '> 1e9']),
    killedBy: [races, 'a piece that comes back'],
  },
]
