import { receiveCoupon } from '@fangshi/contract/coupons'
import type { Call } from '@fangshi/contract/client'
import type { Database } from '../../src/kernel/db/db.ts'

/** A coupon as tests want it; what they leave out gets valid values. */
interface CouponRow {
  /** Null for a coupon of the platform. */
  store_id?: number | null
  money_cents?: number
  use_money_cents?: number
  stock?: number
  per_person?: number
  claim_code?: string | null
  start_time?: Date
  end_time?: Date
  scope?: 'all' | 'goods' | 'classes' | 'stores'
  is_draft?: boolean
}

const hour = 60 * 60 * 1000

/** A running coupon of 5.00 off from 10.00, written straight into the table; started an hour ago, ends in one. */
export async function makeCoupon(db: Database, now: Date, row: CouponRow = {}): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into coupons (store_id, name, money_cents, use_money_cents, stock, per_person, claim_code, start_time, end_time,
                          scope, is_draft)
     values ($1, '{"zh-cn":"满减券","en":"Five off"}', $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      row.store_id ?? null,
      row.money_cents ?? 500,
      row.use_money_cents ?? 1000,
      row.stock ?? 100,
      row.per_person ?? 1,
      row.claim_code ?? null,
      row.start_time ?? new Date(now.getTime() - hour),
      row.end_time ?? new Date(now.getTime() + hour),
      row.scope ?? 'all',
      row.is_draft ?? false,
    ],
  )
  return (rows[0] as { id: number }).id
}

/** Claims a coupon as the shopper of the call; the id of the claimed one. */
export const claim = async (call: Call, id: number): Promise<number> => (await call(receiveCoupon, { body: { id } })).id
