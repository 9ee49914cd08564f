import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { statement } from '../../kernel/db/db.ts'
import { firstTerms } from '../freight/public.ts'
import type { DayRow } from './figures.db.ts'
import { salesOf, spanOf } from './figures.ts'

const days = statement(
  'dashboard.store_days',
  `select floor(extract(epoch from paid_at - $1::timestamptz) / 86400)::int as day, count(*)::int as orders,
          sum(total_cents)::bigint as sales_cents
     from orders where store_id = $2 and paid_at >= $1 and status not in ('cancelled', 'after_sale_completed')
    group by 1`,
)
/** Orders and requests on the indexes by store and state, goods and SKUs on those by store. */
const waiting = statement(
  'dashboard.store_waiting',
  `select count(*) filter (where status = 'waiting_delivery')::int as waiting_delivery,
          count(*) filter (where status = 'waiting_payment')::int as waiting_payment,
          (select count(*)::int from refunds
            where store_id = $1 and kind = 'refund' and waits_for = 'store') as refunds,
          (select count(*)::int from refunds
            where store_id = $1 and kind <> 'refund' and waits_for = 'store') as returns,
          (select count(*)::int from goods g join skus s on s.goods_id = g.id
            where s.store_id = $1 and g.deleted_at is null and s.deleted_at is null
              and s.on_hand - s.reserved <= g.low_stock) as low_stock,
          (select count(*)::int from goods_versions v join goods g on g.id = v.goods_id
            where g.store_id = $1 and v.state = 'rejected' and g.deleted_at is null) as rejected_goods
     from orders where store_id = $1 and status in ('waiting_delivery', 'waiting_payment')`,
)

const setUp = statement(
  'dashboard.store_set_up',
  `select s.status, s.suspend_reason, s.store_logo <> '' and s.store_description->>'zh-cn' <> '' as profile,
          exists (select from freight_templates f where f.store_id = s.id and (not f.is_default
            or (f.first_weight_g, f.first_price_cents, f.next_weight_g, f.next_price_cents) <> ($2::int, $3::bigint, $4::int, $5::bigint))) as freight,
          exists (select from goods g where g.store_id = s.id and g.deleted_at is null) as goods,
          exists (select from goods g where g.store_id = s.id and g.deleted_at is null and g.shelf = 'on'
            and g.review = 'examined') as on_sale
     from stores s where s.id = $1`,
)
interface SetUpRow extends Omit<Figures['set_up'], 'open'> {
  status: Figures['store']['status']
  suspend_reason: string
}

type Figures = Reply<typeof getSellerDashboard>

/** The current figures of a store's dashboard. */
export async function storeFigures(ctx: Context, storeId: number): Promise<Figures> {
  const now = ctx.now()
  const { first } = spanOf(now)
  const { first_weight_g, first_price_cents, next_weight_g, next_price_cents } = firstTerms
  const terms = [first_weight_g, first_price_cents, next_weight_g, next_price_cents]
  const [rows, to_do, store] = await Promise.all([
    ctx.db.rows<DayRow>(days, [first, storeId]),
    ctx.db.row<Figures['to_do']>(waiting, [storeId]),
    ctx.db.row<SetUpRow>(setUp, [storeId, ...terms]),
  ])
  const { status, suspend_reason, ...steps } = store as SetUpRow
  return {
    at: formatDateTime(now),
    ...salesOf(first, rows),
    to_do: to_do as Figures['to_do'],
    store: { status, suspend_reason },
    set_up: { ...steps, open: status === 'open' },
  }
}
