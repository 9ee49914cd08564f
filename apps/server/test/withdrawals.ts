import type { Call } from '@fangshi/contract/client'
import { addBankCard } from '@fangshi/contract/bank-cards'
import { inTx } from '../src/kernel/db/tx.ts'
import { seal } from '../src/kernel/secret-box.ts'
import { adjustBalance } from '../src/modules/ledger/public.ts'
import { hashPassword, identityHash } from '../src/modules/accounts/public.ts'
import type { TestApp } from './app.ts'
import { makeShopper, type MadeShopper } from './factories.ts'
import { newIdNumber } from './files/documents.ts'

/** Who withdraws in tests. */
export interface Withdrawer extends MadeShopper {
  card_id: number
}

let cards = 0
/** A card number that no other call returned. */
export const newCardNo = (): string => `62220202001${String(10_000_000 + ++cards)}`

/** Money on a balance of a user or store that can be withdrawn, in cents. */
export const giveMoney = ({ ctx }: TestApp, owner: 'user' | 'store', id: number, amount: number): Promise<unknown> =>
  inTx(ctx.db, (tx) => adjustBalance(tx, { owner, id, kind: 'money', amount, reason: 'test', at: ctx.now() }))

export async function giveRealName({ ctx }: TestApp, userId: number, name = '林晓'): Promise<void> {
  const number = newIdNumber()
  await ctx.db.pool.query(
    `insert into real_names (user_id, name, card_no, card_hash, card_t, card_b, bank_no, bank_name, updated_at)
     values ($1, $2, $3, $4, '/api/files/t', '/api/files/b', $5, '中国银行', now())`,
    [userId, name, seal(ctx, number), identityHash(ctx, number), seal(ctx, newCardNo())],
  )
}

/** The cards were saved longer ago than withdrawals wait for. */
export const ageCards = ({ ctx }: TestApp): Promise<unknown> =>
  ctx.db.pool.query(`update bank_cards set created_at = created_at - interval '2 days'`)

/** A shopper with a real name, a card that can be used, and `money_cents` that can be withdrawn. */
export async function makeWithdrawer(app: TestApp, money_cents: number): Promise<Withdrawer> {
  const shopper = await makeShopper(app)
  await app.ctx.db.pool.query('update users set pay_password_hash = $2 where id = $1', [shopper.id, 'none'])
  await giveRealName(app, shopper.id)
  if (money_cents) await giveMoney(app, 'user', shopper.id, money_cents)
  const card_id = await addCard(shopper)
  await ageCards(app)
  return { ...shopper, card_id }
}

export const addCard = async (shopper: { call: Call; ticket: MadeShopper['ticket'] }): Promise<number> =>
  (
    await shopper.call(addBankCard, {
      body: { bank_name: '招商银行', card_no: newCardNo(), ticket: await shopper.ticket() },
    })
  ).id

export const testPayPassword = '593817'

/** The account has the pay password of tests. */
export const setPayPassword = async ({ ctx }: TestApp, userId: number): Promise<unknown> =>
  ctx.db.pool.query('update users set pay_password_hash = $2 where id = $1', [
    userId,
    await hashPassword(testPayPassword),
  ])
