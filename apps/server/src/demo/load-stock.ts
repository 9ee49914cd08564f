import type { DemoPlan, PlannedOrder } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import type { SaleLine } from '../modules/catalog/public.ts'
import { stockMovements } from '../modules/catalog/schema.ts'
import { insertRows, of } from './insert.ts'

type Movement = Pick<typeof stockMovements.$inferInsert, 'reason' | 'on_hand_delta' | 'reserved_delta'>
type Told = [sign: Movement, at: Date]

/** What became of pieces of an order: reserved when placed, then sold when paid or released when cancelled (rules §5). */
function storyOf({ placed_at, paid_at, cancelled_at }: PlannedOrder, pieces: number): Told[] {
  const story: Told[] = [[{ reason: 'reserve', on_hand_delta: 0, reserved_delta: pieces }, placed_at]]
  if (paid_at) story.push([{ reason: 'sell', on_hand_delta: -pieces, reserved_delta: -pieces }, paid_at])
  if (cancelled_at) story.push([{ reason: 'release', on_hand_delta: 0, reserved_delta: -pieces }, cancelled_at])
  return story
}

/** Tells the stock's story since the opening and leaves each SKU with what it adds up to; the same for the sales counts. */
export async function loadStock(
  tx: Tx,
  plan: DemoPlan,
  orderIds: ReadonlyMap<string, number>,
  saleLine: ReadonlyMap<string, SaleLine>,
): Promise<void> {
  const movements = plan.orders.flatMap((order) => {
    const order_id = of(orderIds, order.key)
    return order.lines.flatMap(({ sku, quantity }) => {
      const { sku_id } = of(saleLine, sku)
      return storyOf(order, quantity).map(([movement, created_at]) => ({ ...movement, sku_id, order_id, created_at }))
    })
  })
  const inOrder = movements.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
  await insertRows(tx, stockMovements, inOrder)
  await tx.client.query(
    `update skus s set on_hand = m.on_hand, reserved = m.reserved
       from (select sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
               from stock_movements group by sku_id) m
      where s.id = m.sku_id and (s.on_hand, s.reserved) <> (m.on_hand, m.reserved)`,
  )
  await tx.client.query(
    `update goods g set sale_count = l.pieces
       from (select goods_id, sum(buy_num) as pieces from order_lines l join orders o on o.id = l.order_id
              where o.paid_at is not null group by goods_id) l
      where g.id = l.goods_id`,
  )
  await tx.client.query(
    `update stores s set sale_count = g.pieces
       from (select store_id, sum(sale_count) as pieces from goods group by store_id) g where s.id = g.store_id`,
  )
}
