import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp, type TestApp } from '../../../test/app.ts'
import { crashesOf, type CrashAt } from '../../../test/crashes.ts'
import { testDatabase } from '../../../test/database.ts'
import { makeStore } from '../../../test/factories.ts'
import { beginByHand, setRate, settleableOrder, settleAll } from '../../../test/settleable.ts'
import { audit } from '../../audit.ts'
import { balancesOfOwners } from '../ledger/public.ts'
import { settlementTimer } from './settlement.timers.ts'

vi.setConfig({ testTimeout: 180_000 }) // on a busy machine

let it: TestApp
let crashAt: CrashAt
beforeAll(async () => {
  it = await testApp({ logLevel: 'silent' }, { database: await testDatabase() })
  crashAt = crashesOf(it.ctx.db.pool, { withSingle: true })
  await setRate(it, 500)
})
afterAll(() => it.close())

test.each(['before', 'after'] as const)(
  'a run that dies %s any of the statements that count goes on and settles each order once',
  async (when) => {
    let at = 1
    for (; at < 200; at++) {
      const store = await makeStore(it.ctx.db)
      await settleableOrder(it, { store })
      await settleableOrder(it, { store })
      await beginByHand(it)
      const { isReached } = await crashAt(at, when, () => settlementTimer.run(it.ctx))
      await settleAll(it)
      const { store_id } = store
      expect((await balancesOfOwners(it.ctx.db, 'store', [store_id])).get(store_id), `statement ${at}`).toMatchObject({
        money: 5000,
        debt: 0,
      })
      const { rows } = await it.ctx.db.pool.query(
        'select state, orders, settled_cents, closing_money_cents from settlement_statements where store_id = $1',
        [store_id],
      )
      expect(rows, `statement ${at}`).toEqual([
        { state: 'closed', orders: 2, settled_cents: 5000, closing_money_cents: 5000 },
      ])
      if (!isReached) break
    }
    expect(at).toBeGreaterThan(when === 'after' ? 15 : 3)
    expect(await audit(it.ctx.db)).toEqual([])
  },
)
