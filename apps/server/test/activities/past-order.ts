import type { PastLine, PastOrder } from '../../src/modules/promotion-lab/past-order.ts'

/** Past orders for tests. */

export const line = (row: Partial<PastLine> = {}): PastLine => ({
  id: 1,
  goods_id: 7,
  sku_id: 70,
  price_cents: 6000,
  in_activity: false,
  buy_num: 2,
  commission_bp: 500,
  discounts: [],
  ...row,
})

let ids = 0
export const orderOf = (row: Partial<PastOrder> = {}): PastOrder => ({
  id: ++ids,
  order_no: `no ${ids}`,
  user_id: 1,
  store_id: 3,
  created_at: new Date('2026-03-01T02:00:00Z'),
  steps: [],
  lines: [line()],
  ...row,
})
