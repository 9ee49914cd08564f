import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import { statement } from '../../kernel/db/db.ts'
import { firstTerms } from '../freight/public.ts'

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
          s.area_info <> '' and s.store_address <> '' as address,
          exists (select from bank_cards b where b.store_id = s.id) as bank_card,
          exists (select from chat_settings c where c.store_id = s.id and c.greeting->>'zh-cn' <> '') as greeting,
          exists (select from freight_templates f where f.store_id = s.id and (not f.is_default
            or (f.first_weight_g, f.first_price_cents, f.next_weight_g, f.next_price_cents) <> ($2::int, $3::bigint, $4::int, $5::bigint))) as freight,
          exists (select from goods g where g.store_id = s.id and g.deleted_at is null) as goods,
          exists (select from goods g where g.store_id = s.id and g.deleted_at is null and g.shelf = 'on'
            and g.review = 'examined') as on_sale,
          exists (select from orders o where o.store_id = s.id and o.paid_at is not null) as has_sold
     from stores s where s.id = $1`,
)
interface SetUpRow extends Omit<StoreNow['set_up'], 'open'> {
  status: StoreNow['store']['status']
  suspend_reason: string
}

type StoreNow = Reply<typeof getSellerDashboard>

/** What a store is and what waits for it now. */
export async function storeNow(ctx: Context, storeId: number): Promise<StoreNow> {
  const { first_weight_g, first_price_cents, next_weight_g, next_price_cents } = firstTerms
  const terms = [first_weight_g, first_price_cents, next_weight_g, next_price_cents]
  const [to_do, store] = await Promise.all([
    ctx.db.row<StoreNow['to_do']>(waiting, [storeId]),
    ctx.db.row<SetUpRow>(setUp, [storeId, ...terms]),
  ])
  const { status, suspend_reason, ...steps } = store as SetUpRow
  return {
    to_do: to_do as StoreNow['to_do'],
    store: { status, suspend_reason },
    set_up: { ...steps, open: status === 'open' },
  }
}
