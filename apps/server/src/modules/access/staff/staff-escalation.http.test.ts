import { sellerRoles, sellerUsers } from '@fangshi/contract/access'
import type { Call } from '@fangshi/contract/client'
import { buttons } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import { createRandom } from '@fangshi/demo/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isThorough, placeInTurn } from '../../../../../../tools/turns.ts'
import { openBackoffice, type Backoffice } from '../../../../test/access.ts'
import { mintSeller, mintStaff, type Minted } from '../../../../test/accounts.ts'

/** No sub-account comes to rights that it did not hold, whatever it writes in its store's back office (rules §11). */

interface StaffMember {
  user_id: number
  role_id: number
}

let backoffice: Backoffice
let store: Minted & { store_id: number }
let owner: Call
let stranger: StaffMember
let menus: number[]
let permissions: number[]
beforeAll(async () => {
  backoffice = await openBackoffice()
  store = await mintSeller(backoffice.app)
  owner = backoffice.app.as(store.token, 'Seller')
  stranger = await mintStaff(backoffice.app, await mintSeller(backoffice.app), randomHolding(0.5))
  menus = await Promise.all(screens.map((screen) => backoffice.menuId(`/Seller/${screen}`)))
  permissions = await Promise.all(screens.flatMap(allOf).map((right) => backoffice.permissionId(right)))
  permissions = permissions.filter(Boolean)
})
afterAll(() => backoffice.app.close())

const password = 'eleven red kettles'
const managed = ['roles', 'users']
const others = ['goods', 'goods_attrs', 'freights', 'orders', 'file_spaces']
const screens = [...managed, ...others]
const verbs = ['index', 'show', 'store', 'update', 'destroy']
const allOf = (screen: string): string[] => verbs.map((verb) => `Seller.${screen}.${verb}`)

const turns = 4
/** Other sequences with each commit, until they come again. */
const random = createRandom(`sequences of writes by staff ${isThorough ? 'all' : placeInTurn(0, turns)}`)
const rounds = isThorough ? 300 : 160 / turns
const some = <T>(of: readonly T[], share: number): T[] => of.filter(() => random.chance(share))

/** Random rights and buttons on some screens. */
function randomHolding(share: number) {
  const held = [...some(managed, share), ...some(others, 0.4)]
  return {
    rights: held.flatMap((screen) => some(allOf(screen), 0.95)),
    screens: Object.fromEntries(held.map((screen) => [`/Seller/${screen}`, some(buttons, 0.95)])),
  }
}

/** Every right, button and menu that some sub-accounts hold together, by name. */
async function held(userIds: readonly number[]): Promise<Set<string>> {
  const { rows } = await backoffice.app.ctx.db.pool.query<{ name: string }>(
    `with h as (select role_id from user_roles where user_id = any($1))
     select p.apis as name from h join role_permissions r using (role_id) join permissions p on p.id = r.permission_id
     union select m.apis || ' ' || b.button from h join role_buttons b using (role_id) join menus m on m.id = b.menu_id
     union select 'menu ' || r.menu_id from h join role_menus r using (role_id)`,
    [userIds],
  )
  return new Set(rows.map(({ name }) => name))
}

/** Grants for a role: now and then none, or many, as someone would who tries to take them. */
function randomSets() {
  const share = random.pick([0, 0, 0.05, 0.9])
  const menuIds = some(menus, share)
  return {
    menus: menuIds,
    permissions: some(permissions, share),
    buttons: menuIds.flatMap((menu_id) => some(buttons, share).map((button) => ({ menu_id, button }))),
  }
}

interface KnownIds {
  roles: number[]
  staff: number[]
}
let writes = 0
const nameOf = (): string => `s${++writes}.x`

/** One random write; answers the sub-accounts whose password the caller knows after it. */
async function randomWrite(call: Call, ids: KnownIds): Promise<number[]> {
  const role = { id: random.pick(ids.roles) }
  const member = { id: random.pick(ids.staff) }
  const kinds: (() => Promise<number[]>)[] = [
    async () => (await call(sellerRoles.update, { params: role, body: randomSets() }), []),
    async () => (ids.roles.push((await call(sellerRoles.store, { body: { name: nameOf(), ...randomSets() } })).id), []),
    async () => (await call(sellerRoles.destroy, { params: { ids: String(role.id) } }), []),
    async () => (await call(sellerUsers.update, { params: member, body: { roles: some(ids.roles, 0.5) } }), []),
    async () => (await call(sellerUsers.update, { params: member, body: { password } }), [member.id]),
    async () => {
      const body = { nickname: '新人', username: nameOf(), password, roles: some(ids.roles, 0.5) }
      return [(await call(sellerUsers.store, { body })).id]
    },
  ]
  return random.pick(kinds)()
}

/** The owner gives a role back what it had, if it is still there. */
async function giveBack(id: number, { menus, permissions, buttons }: Reply<typeof sellerRoles.show>): Promise<void> {
  await owner(sellerRoles.update, { params: { id }, body: { menus, permissions, buttons } }).catch(
    (error: { key: string }) => expect(error.key).toBe('NOT_FOUND'),
  )
}

test('no three writes of a sub-account end with a right that it did not hold', { timeout: 300_000 }, async () => {
  let done = 0
  for (let round = 0; round < rounds; round++) {
    const { user_id, role_id, token } = await mintStaff(backoffice.app, store, randomHolding(0.9))
    const call = backoffice.app.as(token, 'Seller')
    const colleague = await mintStaff(backoffice.app, store, randomHolding(random.pick([0.1, 0.5])))
    const had = await owner(sellerRoles.show, { params: { id: colleague.role_id } })
    const ids = {
      roles: [role_id, colleague.role_id, stranger.role_id],
      staff: [user_id, colleague.user_id, stranger.user_id, store.user_id],
    }
    const [before, theirs] = [await held([user_id]), await held([stranger.user_id])]
    const own = [user_id]
    for (const _ of [1, 2, 3]) {
      const known = await randomWrite(call, ids).catch((error: { code?: number }) => {
        if (!error.code || error.code >= 500) throw error
        return null
      })
      if (known) done++
      own.push(...(known ?? []))
    }
    // Who emptied a colleague's role and took it would gain when it is filled again.
    await giveBack(colleague.role_id, had)
    const gained = [...(await held(own))].filter((name) => !before.has(name))
    expect(gained, `round ${round}`).toEqual([])
    expect(own, `round ${round}`).not.toContain(store.user_id)
    expect(await held([stranger.user_id]), `round ${round}`).toEqual(theirs)
  }
  expect(done).toBeGreaterThan(rounds * 0.2)
})
