import type { OfferKind } from '@fangshi/contract/status'
import { statement, type Db } from '../../../kernel/db/db.ts'

/** What an offer took off a line of an order, in cents. */
export interface LineDiscountRow {
  line_id: number
  kind: OfferKind
  offer_id: number
  funder: 'store' | 'platform'
  amount_cents: number
}

const discounts = statement(
  'orders.line_discounts',
  `select d.line_id, d.kind, d.offer_id, d.funder, d.amount_cents
     from order_lines l join order_line_discounts d on d.line_id = l.id where l.order_id = $1
    order by d.line_id, array_position(array['reduction', 'store_coupon', 'platform_coupon'], d.kind)`,
)

/** The discounts of an order's lines, of each line in the order in which they apply. */
export const discountsOf = (db: Db, orderId: number) => db.rows<LineDiscountRow>(discounts, [orderId])
