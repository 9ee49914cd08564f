import { register, sendSms } from '@fangshi/contract/accounts'
import { lastCode, solveProof } from '../../test/accounts.ts'
import type { Marketplace } from '../marketplace.ts'
import { send } from '../send.ts'
import { equip } from './shoppers.ts'

const password = 'a-long-password'

/** Somebody opens the link of a shopper and registers; from then on they act like everybody else. */
export async function registerByLink(market: Marketplace): Promise<void> {
  const { it, random, shoppers } = market
  const call = it.as(null)
  const guest = { name: 'a guest', session: () => Promise.resolve({ call, session_id: 0 }) }
  const phone = `139${String(random.int(0, 99_999_999)).padStart(8, '0')}`
  const { user_id: inviter_id } = random.pick(shoppers)
  await send(market, guest, sendSms, { body: { phone, name: 'register', proof: await solveProof(call) } })
  const code = await lastCode(it, phone)
  const secrets = { password, password_again: password, code, proof: await solveProof(call) }
  await send(market, guest, register, { body: { phone, ...secrets, agreed: true, inviter_id } })
  // Whoever got no answer and was refused the second time finds the account open.
  const { rows } = await it.ctx.db.pool.query<{ id: number }>('select id from users where phone = $1', [phone])
  const user_id = rows[0]?.id
  if (user_id) shoppers.push(await equip(it, random, user_id, `shopper ${shoppers.length + 1}`))
}
