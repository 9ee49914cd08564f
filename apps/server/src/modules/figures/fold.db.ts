import { statement, type Tx } from '../../kernel/db/db.ts'
import { buyerFacts, chained, sumTables } from './facts.sql.ts'

const lock = statement('figures.lock', `select pg_advisory_xact_lock(hashtext('fold figures'))`)

const addTo = (table: string, rows: string, keys: readonly string[], sums: readonly string[]): string => `
  insert into ${table} (${[...keys, ...sums].join(', ')})
  select ${[...keys, ...sums].join(', ')} from (${rows}) r order by ${keys.join(', ')}
  on conflict (${keys.join(', ')}) do update set ${sums.map((sum) => `${sum} = ${table}.${sum} + excluded.${sum}`).join(', ')}`

/**
 * A new day of a buyer takes its place among those of the same buyer: it follows the day before, and the day after follows
 * it. Who buys on a day that is known already changes nothing.
 */
const buyers = `
  came as (${buyerFacts('taken')}),
  days as (
    select b.store_id, b.user_id, b.day, b.previous from buyer_days b join (select distinct store_id, user_id from came) c using (store_id, user_id)
    union all
    select c.store_id, c.user_id, c.day, null from came c
     where not exists (select from buyer_days b where (b.store_id, b.user_id, b.day) = (c.store_id, c.user_id, c.day))
  ), moved as (select * from (${chained('days')}) c where previous is distinct from before),
  chain as (
    insert into buyer_days (store_id, user_id, day, previous) select store_id, user_id, day, before from moved
    on conflict (store_id, user_id, day) do update set previous = excluded.previous
  ), gaps as (
    ${addTo(
      'buyer_gaps',
      `select store_id, day, previous, sum(n)::int as buyers
         from (select store_id, day, before as previous, 1 as n from moved
               union all select store_id, day, previous, -1 from moved where previous is not null) m
        group by 1, 2, 3 having sum(n) <> 0`,
      ['store_id', 'day', 'previous'],
      ['buyers'],
    )}
  )`

const fold = statement(
  'figures.fold',
  `with taken as (
     delete from figures_pending where id in (select id from figures_pending order by id limit $1) returning kind, ref_id
   ), ${Object.entries(sumTables)
     .map(([table, { rows, keys, columns }]) => `new_${table} as (${addTo(table, rows('taken'), keys, columns)})`)
     .join(', ')},
   ${buyers}
   select count(*)::int as n from taken`,
)

/** Folds at most `limit` events into the sums, the oldest first, one caller at a time; returns how many. */
export async function foldFigures(tx: Tx, limit: number): Promise<number> {
  await tx.rows(lock)
  return (await tx.row<{ n: number }>(fold, [limit]))!.n
}
