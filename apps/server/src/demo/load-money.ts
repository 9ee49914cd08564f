import type { DemoPlan, TopUp } from '@fangshi/demo/demo-plan'
import type { Tx } from '../kernel/db/db.ts'
import { bookTopUp, escrow, post, userMoney } from '../modules/ledger/public.ts'
import { of } from './insert.ts'

/** A paid checkout; amounts in cents. */
export interface PaidGroup {
  bill_id: number
  group_no: string
  user_id: number
  paid_at: Date
  orders: { id: number; total_cents: number }[]
}

/** Books top-ups and payments in the order in which they happened, so that every balance on the way was real. */
export async function loadMoney(
  tx: Tx,
  plan: DemoPlan,
  userIds: ReadonlyMap<string, number>,
  paid: readonly PaidGroup[],
): Promise<void> {
  const bookings = [
    ...plan.top_ups.map((topUp, index) => ({ at: topUp.at, book: () => topUpOf(tx, topUp, index, userIds) })),
    ...paid.map((group) => ({ at: group.paid_at, book: () => payment(tx, group) })),
  ]
  for (const { book } of bookings.sort((a, b) => a.at.getTime() - b.at.getTime())) await book()
}

const topUpOf = (tx: Tx, { user, amount_cents, at }: TopUp, index: number, userIds: ReadonlyMap<string, number>) =>
  bookTopUp(tx, { user_id: of(userIds, user), amount_cents, key: `demo:top-up:${index + 1}`, at })

const payment = (tx: Tx, { bill_id, group_no, user_id, paid_at, orders }: PaidGroup): Promise<void> =>
  post(tx, { key: `bill:${bill_id}`, event: 'order_payment', info: group_no, at: paid_at }, [
    { account: userMoney(user_id), amount: -orders.reduce((sum, { total_cents }) => sum + total_cents, 0) },
    ...orders.map(({ id, total_cents }) => ({ account: escrow(id), amount: total_cents })),
  ])
