import type { Random } from '@fangshi/demo/random'
import { inTx } from '../../src/kernel/db/tx.ts'
import { mintTicket } from '../../src/modules/accounts/public.ts'
import { mintAdmin } from '../../test/accounts.ts'
import type { TestApp } from '../../test/app.ts'
import { makeAddress, makeShopper } from '../../test/factories.ts'
import { addPoints } from '../../test/points/points-orders.ts'
import { setInviter } from '../../test/promotions/referred.ts'
import { addCard, giveMoney, giveRealName } from '../../test/withdrawals.ts'
import { personOf, type Person } from './person.ts'

export interface SimulatedShopper extends Person {
  user_id: number
  address_ids: readonly number[]
  /** A bank card that money can be withdrawn to; null without a confirmed real name. */
  card_id: number | null
  /** A pay ticket of the session for this amount, as the pay password gives it. */
  ticket(limit_cents: number): Promise<string>
}

/** One in so many tells a real name and saves a card. */
const withCard = 4
/** Whom the first one brought, those brought others, and so on: so many each. */
const brought = 3

/** Gives an account money, addresses and a pay password, so that it can buy. */
export async function equip(
  it: TestApp,
  random: Random,
  user_id: number,
  name: string,
  card_id: number | null = null,
): Promise<SimulatedShopper> {
  const { ctx } = it
  await ctx.db.pool.query('update users set pay_password_hash = $2 where id = $1', [user_id, 'none'])
  await giveMoney(it, 'user', user_id, random.int(100, 3000) * 100)
  const address_ids = [await makeAddress(ctx.db, user_id)]
  if (random.chance(0.3))
    address_ids.push(await makeAddress(ctx.db, user_id, { province_code: '65', is_default: false }))
  const person = personOf(it, name, { area: 'Home', user_id })
  return {
    ...person,
    user_id,
    address_ids,
    card_id,
    async ticket(limit_cents) {
      const { session_id } = await person.session()
      return inTx(ctx.db, (tx) => mintTicket(tx, { session_id, user_id, limit_cents, now: ctx.now() }))
    },
  }
}

async function openShopper(it: TestApp, random: Random, index: number): Promise<SimulatedShopper> {
  const shopper = await makeShopper(it)
  const hasCard = index % withCard === 0
  if (hasCard) {
    await it.ctx.db.pool.query('update users set pay_password_hash = $2 where id = $1', [shopper.id, 'none'])
    await giveRealName(it, shopper.id)
  }
  const card_id = hasCard ? await addCard(shopper) : null
  await addPoints(it, shopper.id, random.int(1, 20) * 50)
  return equip(it, random, shopper.id, `shopper ${index + 1}`, card_id)
}

/** Shoppers with addresses, some money and points; who brought whom is a tree. */
export async function openShoppers(it: TestApp, random: Random, count: number): Promise<SimulatedShopper[]> {
  const shoppers: SimulatedShopper[] = []
  for (let index = 0; index < count; index++) {
    const shopper = await openShopper(it, random, index)
    const inviter = shoppers[Math.floor((index - 1) / brought)]
    if (inviter) await setInviter(it, shopper.user_id, inviter.user_id)
    shoppers.push(shopper)
  }
  return shoppers
}

export async function openAdmins(it: TestApp): Promise<readonly [Person, Person]> {
  const open = async (name: string): Promise<Person> => {
    const { admin_id } = await mintAdmin(it)
    return personOf(it, name, { area: 'Admin', admin_id })
  }
  return [await open('administrator 1'), await open('administrator 2')]
}
