import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { crashesOf, type CrashAt } from '../../../test/crashes.ts'
import { testDatabase } from '../../../test/database.ts'
import { ownerOf } from '../../../test/factories.ts'
import { ask, paidOrder } from '../../../test/refunds.ts'
import { audit } from '../../audit.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { agreeToRefund } from './life/answer-refund.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 }) // on a busy machine

/** Kills the connection after every statement of agreeing to a refund and before its commit, and agrees again. */

let it: TestApp
let crashAt: CrashAt
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' }, { database: await testDatabase() })
  crashAt = crashesOf(it.ctx.db.pool)
})
afterAll(async () => {
  expect(await audit(it.ctx.db)).toEqual([])
  await it.close()
})

test('a refund that dies anywhere and is agreed to again is paid out once', async () => {
  for (const when of ['before', 'after'] as const) {
    let at = 1
    for (let isReached = true; isReached; at++) {
      const order = await paidOrder(it, [1])
      const { id } = await ask(order)
      const agree = () => inTx(it.ctx.db, (tx) => agreeToRefund(tx, it.ctx, ownerOf(order.store), { id }))
      ;({ isReached } = await crashAt(at, when, agree))
      // Refused when the first one was committed before its answer was lost.
      await agree().catch((error: unknown) => expect(error).toMatchObject({ key: 'REFUND_MOVE_REFUSED' }))
      const { rows } = await it.ctx.db.pool.query(
        `select o.status, o.refunded_cents::int as refunded, k.on_hand,
                (select count(*)::int from refund_logs where refund_id = $2) as logs,
                (select sum(balance)::int from ledger_accounts where owner_kind = 'user' and owner_id = o.user_id) as money
           from orders o join order_lines l on l.order_id = o.id join skus k on k.id = l.sku_id where o.id = $1`,
        [order.id, id],
      )
      const expected = { status: 'after_sale_completed', refunded: 1600, on_hand: 100, logs: 2, money: 1_000_000 }
      expect(rows, `crashed ${when} statement ${at}`).toEqual([expected])
    }
    expect(at - 2, 'statements').toBeGreaterThanOrEqual(when === 'after' ? 15 : 1)
  }
})
