import {
  approveWithdrawal,
  bounceWithdrawal,
  cancelWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  requestWithdrawal,
} from '@fangshi/contract/withdrawals'
import type { Call } from '@fangshi/contract/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mintAdmin } from '../../../test/accounts.ts'
import { newKey, testApp, type TestApp } from '../../../test/app.ts'
import { crashesOf, type CrashAt } from '../../../test/crashes.ts'
import { testDatabase } from '../../../test/database.ts'
import { makeWithdrawer, type Withdrawer } from '../../../test/withdrawals.ts'
import { audit } from '../../audit.ts'

vi.setConfig({ testTimeout: 240_000 }) // on a busy machine

/** Every step of a withdrawal is killed after each of its statements and before its commit, and sent again with the same key: once. */
let app: TestApp
let crashAt: CrashAt
let boss: Call
beforeAll(async () => {
  app = await testApp({ logLevel: 'silent' }, { database: await testDatabase() })
  crashAt = crashesOf(app.ctx.db.pool)
  boss = app.as((await mintAdmin(app)).token, 'Admin')
})
afterAll(async () => {
  expect(await audit(app.ctx.db)).toEqual([])
  await app.close()
})

interface MadeWithdrawal {
  shopper: Withdrawer
  id: number
}
const once = () => ({ key: newKey() })
async function ask(shopper: Withdrawer): Promise<() => Promise<{ id: number }>> {
  const body = { card_id: shopper.card_id, money: '60.00', ticket: await shopper.ticket(6000) }
  const key = newKey()
  return () => shopper.call(requestWithdrawal, { body }, { key })
}
const requested = async (): Promise<MadeWithdrawal> => {
  const shopper = await makeWithdrawer(app, 10_000)
  return { shopper, id: (await (await ask(shopper))()).id }
}
const approve = (id: number, options = once()) => boss(approveWithdrawal, { params: { id }, body: {} }, options)
const pay = (id: number, options = once()) =>
  boss(payWithdrawal, { params: { id }, body: { bank_reference: `R${id}` } }, options)
const approved = async (): Promise<MadeWithdrawal> => {
  const made = await requested()
  await approve(made.id)
  return made
}
const paid = async (): Promise<MadeWithdrawal> => {
  const made = await approved()
  await pay(made.id)
  return made
}

/** A step that is ready: what it is done to, and the call, always with the same key. */
interface Ready {
  shopper: Withdrawer
  call: () => Promise<unknown>
}
const step =
  (make: () => Promise<MadeWithdrawal>, act: (made: MadeWithdrawal, options: { key: string }) => Promise<unknown>) =>
  async (): Promise<Ready> => {
    const made = await make()
    const options = once()
    return { shopper: made.shopper, call: () => act(made, options) }
  }
const reason = { reason: '账户异常' }
const steps: Record<string, () => Promise<Ready>> = {
  asking: async () => {
    const shopper = await makeWithdrawer(app, 10_000)
    return { shopper, call: await ask(shopper) }
  },
  cancelling: step(requested, ({ shopper, id }, options) =>
    shopper.call(cancelWithdrawal, { params: { id }, body: {} }, options),
  ),
  approving: step(requested, ({ id }, options) => approve(id, options)),
  refusing: step(requested, ({ id }, options) => boss(refuseWithdrawal, { params: { id }, body: reason }, options)),
  paying: step(approved, ({ id }, options) => pay(id, options)),
  bouncing: step(paid, ({ id }, options) => boss(bounceWithdrawal, { params: { id }, body: reason }, options)),
}

/** All that a step wrote, without numbers and instants. */
const stateOf = async ({ id }: Withdrawer): Promise<unknown> =>
  (
    await app.ctx.db.pool.query(
      `select (select json_agg(json_build_array(kind, balance) order by kind) from ledger_accounts
                where owner_kind = 'user' and owner_id = $1) as balances,
              (select json_agg(json_build_array(status, money_cents, reason, decided_at is null, paid_at is null) order by id)
                 from withdrawals where user_id = $1) as withdrawals,
              (select json_agg(left_cents order by id) from pay_tickets where user_id = $1) as tickets`,
      [id],
    )
  ).rows[0]

test.each(Object.entries(steps))('%s ends as if uncrashed wherever it crashes', async (_, prepare) => {
  const uncrashed = await prepare()
  await uncrashed.call()
  const expected = await stateOf(uncrashed.shopper)
  for (const when of ['before', 'after'] as const) {
    let at = 1
    for (;;) {
      const { shopper, call } = await prepare()
      const { isReached, failure } = await crashAt(at, when, call)
      if (!isReached) break
      expect([500, 503]).toContain(Reflect.get(failure ?? {}, 'code'))
      await call()
      expect(await stateOf(shopper), `crashed ${when} statement ${at}`).toEqual(expected)
      at += 1
    }
    expect(at).toBeGreaterThan(when === 'after' ? 4 : 1)
  }
})
