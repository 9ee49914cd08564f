import { applicants } from '@fangshi/demo/applicants'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { demoPassword } from '@fangshi/demo/logins'
import { statement, type Tx } from '../../kernel/db/db.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { insertKeyed } from '../../kernel/replay/insert-rows.ts'
import type { World } from '../../kernel/replay/world.ts'
import { districtChain, type AreaChain } from '../geo/public.ts'
import { hashPassword } from './passwords/password.ts'
import { insertLogin } from './oauth/oauth-logins.db.ts'
import { demoPeople } from './oauth/simulator/demo-people.ts'
import { prepareSimulatedWechat } from './oauth/simulator/prepare-simulated-wechat.ts'
import { simulatedIds } from './oauth/simulator/simulated-wechat.ts'
import { addresses, admins, users } from './schema.ts'

const dayMs = 24 * 60 * 60 * 1000

const earliest = (plan: DemoPlan): Date =>
  new Date(Math.min(...plan.users.map(({ created_at }) => created_at.getTime())))

/** All accounts share one password, so it is hashed once. */
async function loadPeople(tx: Tx, world: World): Promise<void> {
  const { plan } = world
  const password_hash = await hashPassword(demoPassword)
  const admin = { ...plan.admin, password_hash, is_super: true, created_at: earliest(plan) }
  world.addAll('admin', await insertKeyed(tx, admins, [[plan.admin.username, admin]]))
  const joined = applicants.map(({ username, nickname, phone, days_ago }) => {
    const created_at = new Date(plan.now.getTime() - (days_ago + 1) * dayMs)
    return [username, { username, nickname, phone, password_hash, created_at }] as const
  })
  const planned = plan.users.map(async ({ key, username, nickname, phone, pay_password, created_at }) => {
    const pay_password_hash = pay_password ? await hashPassword(pay_password) : null
    return [key, { username, nickname, phone, created_at, password_hash, pay_password_hash }] as const
  })
  world.addAll('user', await insertKeyed(tx, users, [...(await Promise.all(planned)), ...joined]))
}

const setReferrers = statement(
  'demo.set_referrers',
  `update users u set inviter_id = r.referrer_id
     from unnest($1::bigint[], $2::bigint[]) as r(user_id, referrer_id) where u.id = r.user_id`,
)

/** Who brought whom (rules §9). */
async function loadReferrers(tx: Tx, world: World): Promise<void> {
  const brought = [...world.plan.referrers]
  await tx.rows(setReferrers, [
    brought.map(([user]) => world.id('user', user)),
    brought.map(([, referrer]) => world.id('user', referrer)),
  ])
}

/** When each user of the plan came, by key. */
const joinedOf = ({ plan }: World): ReadonlyMap<string, Date> =>
  new Map(plan.users.map(({ key, created_at }) => [key, created_at]))

async function loadAddresses(tx: Tx, world: World): Promise<void> {
  const { plan } = world
  const chains = new Map<string, AreaChain>()
  for (const district of new Set(plan.addresses.map((address) => address.district)))
    chains.set(district, await districtChain(tx, district))
  const joined = joinedOf(world)
  const rows = plan.addresses.map(({ key, user, district, name, phone, address, is_default }) => {
    const receiver = { ...(chains.get(district) as AreaChain), receive_name: name, receive_tel: phone, address }
    return [
      key,
      { ...receiver, user_id: world.id('user', user), is_default, created_at: joined.get(user) ?? plan.now },
    ] as const
  })
  world.addAll('address', await insertKeyed(tx, addresses, rows))
}

/** Which of the simulated WeChat's people have an account here. */
async function loadLogins(tx: Tx, world: World): Promise<void> {
  const joined = joinedOf(world)
  for (const { nickname, user } of demoPeople) {
    if (!user) continue
    const { openid, unionid } = simulatedIds('', nickname)
    const identity = { provider: 'wechat', app_id: '', openid, union_id: unionid, nickname } as const
    await insertLogin(tx, world.id('user', user), identity, joined.get(user) ?? world.plan.now)
  }
}

/** Who uses the demo, where they live, and who logs in through the simulated WeChat. */
export const accountsDemo: DemoPart = {
  async load(world, { tx, ctx }) {
    await loadPeople(tx, world)
    await prepareSimulatedWechat(tx, ctx)
    await loadLogins(tx, world)
    await loadReferrers(tx, world)
    await loadAddresses(tx, world)
  },
}
