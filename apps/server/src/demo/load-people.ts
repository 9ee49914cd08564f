import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { demoPassword } from '@fangshi/demo/logins'
import type { Tx } from '../kernel/db/db.ts'
import { hashPassword } from '../modules/accounts/public.ts'
import { addresses, admins, users } from '../modules/accounts/schema.ts'
import { areaChain, type AreaChain } from '../modules/geo/public.ts'
import { insertKeyed, insertRows, of } from './insert.ts'

/** Ids by key. All accounts share one password, so it is hashed once. */
export async function loadPeople(tx: Tx, plan: DemoPlan): Promise<Map<string, number>> {
  const password_hash = await hashPassword(demoPassword)
  await insertRows(tx, admins, [{ ...plan.admin, password_hash, is_super: true, created_at: earliest(plan) }])
  const rows = plan.users.map(async ({ key, username, nickname, phone, pay_password, created_at }) => {
    const pay_password_hash = pay_password ? await hashPassword(pay_password) : null
    return [key, { username, nickname, phone, created_at, password_hash, pay_password_hash }] as const
  })
  return insertKeyed(tx, users, await Promise.all(rows))
}

const earliest = (plan: DemoPlan): Date =>
  new Date(Math.min(...plan.users.map(({ created_at }) => created_at.getTime())))

/** The province, city and district of a six-digit code, with the names that a parcel's label says. */
export const chainOf = (tx: Tx, district: string): Promise<AreaChain> =>
  areaChain(tx, [district.slice(0, 2), district.slice(0, 4), district])

/** The addresses' ids by key. */
export async function loadAddresses(
  tx: Tx,
  plan: DemoPlan,
  userIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const chains = new Map<string, AreaChain>()
  for (const { district } of plan.addresses)
    if (!chains.has(district)) chains.set(district, await chainOf(tx, district))
  const joined = new Map(plan.users.map(({ key, created_at }) => [key, created_at]))
  return insertKeyed(
    tx,
    addresses,
    plan.addresses.map(({ key, user, district, name, phone, address, is_default }) => [
      key,
      {
        ...of(chains, district),
        receive_name: name,
        receive_tel: phone,
        address,
        user_id: of(userIds, user),
        is_default,
        created_at: of(joined, user),
      },
    ]),
  )
}
