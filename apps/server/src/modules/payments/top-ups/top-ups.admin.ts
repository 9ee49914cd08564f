import { formatMoney } from '@fangshi/contract/money'
import { adminTopUps, returnTopUp as contract } from '@fangshi/contract/top-ups-admin'
import { act } from '../../../kernel/http/act.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import type { Form, Row, ShowContext } from '../../../kernel/resource/spec.ts'
import { topUps as table } from '../schema.ts'
import { topUpPayments } from './return-top-up.db.ts'
import { returnTopUp } from './return-top-up.ts'
import { returnableCents } from './returnable.ts'

/** What the platform's list shows beyond the columns, with one more query. */
async function showTopUps(rows: readonly Row<typeof table>[], { db, now }: ShowContext): Promise<Form[]> {
  const found = await topUpPayments(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(found.map((payment) => [payment.id, payment]))
  return rows.map(({ id }) => {
    const payment = byId.get(id)
    const cents = payment ? returnableCents(payment, now) : 0
    return {
      nickname: payment?.nickname ?? '',
      channel: payment?.channel ?? null,
      returned: formatMoney(payment?.returned_cents ?? 0),
      returnable: formatMoney(cents),
      actions: cents > 0 ? ['return'] : [],
    }
  })
}

export const topUpsAdmin = [
  ...serve(adminTopUps, { table, label: 'top_up_no', show: showTopUps }),
  act(contract, returnTopUp, ({ target, after: { returned } }) => ({ top_up_no: target, returned })),
]
