import type { StockChange, StockSource } from './stock-change.ts'

/**
 * Further steps of a statement with lines as those of `changeSteps`: the ones with a `pool_id` change the pool instead of the ordinary
 * stock. Pools are locked in id order and, where a statement locks SKUs too, after them, so that no two statements wait for each other.
 */
export const poolSteps = ({ set, guard, poolGuard }: StockChange, source: Exclude<StockSource, 'shelf'>): string => `
  pool_sum as (select pool_id, sum(n)::int as n from stock_line where pool_id is not null group by pool_id),
  pool_locked as (
    select p.id, t.n from stock_pools p join pool_sum t on t.pool_id = p.id
     ${source === 'both' ? 'where (select count(*) from stock_changed) >= 0' : ''} order by p.id for no key update of p
  ),
  pool_changed as (
    update stock_pools p set ${set} from pool_locked t where p.id = t.id and ${guard} and ${poolGuard} returning p.id
  )`

/** The SKUs of `poolSteps` that failed the guard. */
export const shortPoolSkus =
  'select sku_id from stock_line where pool_id is not null and pool_id not in (select id from pool_changed)'

/**
 * Steps after `poolSteps` that count the pieces of the lines for the shopper `user`, as far as the limit per person
 * allows; the activities that it does not are in `over_limit`.
 */
export const claimSteps = (user: string): string => `
  claim as (
    select p.activity_id, sum(l.n)::int as n from stock_line l join stock_pools p on p.id = l.pool_id
     where (select count(*) from pool_changed) >= 0 group by p.activity_id
  ),
  claimed as (
    insert into activity_buyers (activity_id, user_id, pieces, max_per_person)
    select a.id, ${user}, c.n, a.max_per_person from claim c join goods_activities a on a.id = c.activity_id
     where c.n <= a.max_per_person order by a.id
    on conflict (activity_id, user_id) do update set pieces = activity_buyers.pieces + excluded.pieces
     where activity_buyers.pieces + excluded.pieces <= activity_buyers.max_per_person
    returning activity_id
  ),
  over_limit as (select activity_id from claim where activity_id not in (select activity_id from claimed))`
export const overLimitIds = 'array(select activity_id from over_limit)'
