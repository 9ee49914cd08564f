import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { statement } from '../../kernel/db/db.ts'
import type { DayRow } from './figures.db.ts'
import { salesOf, spanOf } from './figures.ts'

const days = statement(
  'dashboard.store_days',
  `select floor(extract(epoch from paid_at - $1::timestamptz) / 86400)::int as day, count(*)::int as orders,
          sum(total_cents)::bigint as sales_cents
     from orders where store_id = $2 and paid_at >= $1 and status not in ('cancelled', 'after_sale_completed')
    group by 1`,
)
/** On the index by store and state. */
const waiting = statement(
  'dashboard.store_waiting',
  `select count(*) filter (where status = 'waiting_delivery')::int as waiting_delivery,
          count(*) filter (where status = 'waiting_payment')::int as waiting_payment
     from orders where store_id = $1 and status in ('waiting_delivery', 'waiting_payment')`,
)

type Figures = Reply<typeof getSellerDashboard>

/** The figures of a store's first screen, as of now. */
export async function storeFigures(ctx: Context, storeId: number): Promise<Figures> {
  const now = ctx.now()
  const { first } = spanOf(now)
  const [rows, to_do] = await Promise.all([
    ctx.db.rows<DayRow>(days, [first, storeId]),
    ctx.db.row<Figures['to_do']>(waiting, [storeId]),
  ])
  return {
    at: formatDateTime(now),
    ...salesOf(first, rows),
    to_do: to_do ?? { waiting_delivery: 0, waiting_payment: 0 },
  }
}
