import { and, eq, sql, type SQL } from 'drizzle-orm'
import { adminDistributionLogs, sellerDistributionLogs } from '@fangshi/contract/distributions'
import type { Condition } from '@fangshi/contract/filters'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import type { FilterContext } from '../../kernel/resource/search-plan.ts'
import { serve, type ResourceSpec } from '../../kernel/resource/serve.ts'
import type { Row, ShowContext } from '../../kernel/resource/spec.ts'
import { distributionShares as shares, orders } from '../orders/schema.ts'
import { commissionTables, stateSql } from './commissions.sql.ts'
import { commissionsById, type CommissionRow } from './logs.db.ts'
import { showCommission } from './logs.show.ts'

const ofOrder = (condition: Condition, { who }: FilterContext): SQL => {
  const own = who.area === 'Seller' ? eq(orders.store_id, who.store_id) : undefined
  return sql`${shares.order_id} in (select ${orders.id} from ${orders} where ${and(own, conditionSql(orders.order_no, condition))})`
}
const inState = (condition: Condition): SQL =>
  sql`${shares.id} in (select f.id from ${sql.raw(commissionTables)} where ${conditionSql(sql.raw(stateSql), condition)})`
/** A sale earns something from its payment on. */
const isPaid = (): SQL =>
  sql`exists (select from ${orders} where ${orders.id} = ${shares.order_id} and ${orders.paid_at} is not null)`

async function showRows(rows: readonly Row<typeof shares>[], { db, locale }: ShowContext, isMasked: boolean) {
  const found = await commissionsById(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id }) => showCommission(found.get(id) as CommissionRow, locale, isMasked))
}

const spec = (isMasked: boolean): ResourceSpec<typeof shares> => ({
  table: shares,
  label: 'id',
  filters: { order_no: ofOrder, state: inState },
  only: isPaid,
  show: (rows, context) => showRows(rows, context, isMasked),
})

/** The commissions of referrers in both back offices. */
export const distributionLogs = [
  ...serve(sellerDistributionLogs, { ...spec(true), own: ownStore }),
  ...serve(adminDistributionLogs, spec(false)),
]
