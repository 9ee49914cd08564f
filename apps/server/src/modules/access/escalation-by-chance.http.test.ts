import { admins, permissions, roles } from '@fangshi/contract/access'
import type { Call } from '@fangshi/contract/client'
import { menus, restoreMenus } from '@fangshi/contract/menus'
import { buttons, type Button } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import { createRandom } from '@fangshi/demo/random'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isThorough, placeInTurn } from '../../../../../tools/turns.ts'
import { keyOf, openBackoffice, rightsOn, type Backoffice } from '../../../test/access.ts'

/** Whatever is written in whatever order, nobody comes to rights that they did not hold (rules §11). */

let backoffice: Backoffice
beforeAll(async () => {
  backoffice = await openBackoffice()
})
afterAll(() => backoffice.app.close())

const password = 'eleven red kettles'
const turns = 4
/** Other sequences with each commit, until they come again. */
const random = createRandom(`sequences of writes ${isThorough ? 'all' : placeInTurn(0, turns)}`)
const rounds = isThorough ? 500 : 240 / turns
const managed = ['roles', 'admins', 'menus', 'permissions']
const others = ['expresses', 'areas', 'currencies', 'goods_brands', 'sms_logs']
const some = <T>(of: readonly T[], share: number): T[] => of.filter(() => random.chance(share))

/** Random rights and buttons on some screens. */
const randomHolding = (share: number) => {
  const screens = [...some(managed, share), ...some(others, 0.4)]
  return {
    rights: screens.flatMap((screen) => some(rightsOn(screen), 0.95)),
    screens: Object.fromEntries(screens.map((screen) => [`/Admin/${screen}`, some(buttons, 0.95)])),
  }
}

/** Every right and button that some administrators hold together, by name. */
async function held(adminIds: readonly number[]): Promise<Set<string>> {
  const { rows } = await backoffice.app.ctx.db.pool.query<{ name: string }>(
    `with recursive shown as (
       select m.id, m.pid from admin_roles h join role_menus r using (role_id) join menus m on m.id = r.menu_id
        where h.admin_id = any($1)
       union select m.id, m.pid from menus m join shown on m.id = shown.pid)
     select p.apis as name from admin_roles h join role_permissions r using (role_id) join permissions p on p.id = r.permission_id
      where h.admin_id = any($1)
     union select m.apis || ' ' || b.button from admin_roles h join role_buttons b using (role_id) join menus m on m.id = b.menu_id
      where h.admin_id = any($1)
     union select 'menu ' || id from shown where id not in (select id from menus where seed is null)
     union select 'super' from admins where id = any($1) and is_super`,
    [adminIds],
  )
  return new Set(rows.map(({ name }) => name))
}

interface Ids {
  roles: number[]
  admins: number[]
  menus: number[]
  groups: number[]
  permissions: { id: number; apis: string; group_id: number }[]
}

async function idsNow(own: { roles: number[]; admins: number[] }): Promise<Ids> {
  const { pool } = backoffice.app.ctx.db
  const { rows: permissionRows } = await pool.query<Ids['permissions'][number]>(
    `select id, apis, group_id from permissions where split_part(apis, '.', 2) = any($1) and apis like 'Admin.%'`,
    [[...managed, ...others]],
  )
  const { rows: menuRows } = await pool.query<{ id: number }>(`select id from menus where apis = any($1)`, [
    [...managed, ...others].map((screen) => `/Admin/${screen}`),
  ])
  const { rows: groupRows } = await pool.query<{ id: number }>(
    `select id from menus where area = 'Admin' and apis = ''`,
  )
  const [menuIds, groups] = [menuRows, groupRows].map((rows) => rows.map(({ id }) => id)) as [number[], number[]]
  return { ...own, menus: menuIds, groups, permissions: permissionRows }
}

/** Grants for a role: now and then none, or many, as someone would who tries to take them. */
function randomSets(ids: Ids) {
  const share = random.pick([0, 0, 0.05, 0.9])
  const menuIds = some(ids.menus, share)
  return {
    menus: menuIds,
    permissions: some(ids.permissions, share).map(({ id }) => id),
    buttons: menuIds.flatMap((menu_id) => some(buttons, share).map((button: Button) => ({ menu_id, button }))),
  }
}

let writes = 0
const nameOf = (): string => `随${++writes}`

/** One random write; answers the administrators whose password the caller knows after it. */
async function randomWrite(call: Call, ids: Ids): Promise<number[]> {
  const role = { id: random.pick(ids.roles) }
  const admin = { id: random.pick(ids.admins) }
  const menu = { id: random.pick(ids.menus) }
  const permission = random.pick(ids.permissions)
  const kinds: (() => Promise<number[]>)[] = [
    async () => (await call(roles.update, { params: role, body: randomSets(ids) }), []),
    async () => (ids.roles.push((await call(roles.store, { body: { name: nameOf(), ...randomSets(ids) } })).id), []),
    async () => (await call(roles.destroy, { params: { ids: String(role.id) } }), []),
    async () => (await call(admins.update, { params: admin, body: { roles: some(ids.roles, 0.5) } }), []),
    async () => (await call(admins.update, { params: admin, body: { is_super: true } }), []),
    async () => (await call(admins.update, { params: admin, body: { password } }), [admin.id]),
    async () => {
      const body = { nickname: '新人', username: `r${++writes}.x`, password, roles: some(ids.roles, 0.5) }
      return [(await call(admins.store, { body })).id]
    },
    async () => {
      const apis = random.pick(['/Admin/expresses', '/Admin/areas', ''])
      return (await call(menus.update, { params: menu, body: { apis } }), [])
    },
    async () => {
      const added = await call(menus.store, {
        body: { pid: random.pick([0, ...ids.groups]), name: { 'zh-cn': nameOf() } },
      })
      ids.groups.push(added.id)
      // Moving a menu there is tried at once: three writes would seldom come upon it.
      return (await call(menus.update, { params: menu, body: { pid: added.id } }), [])
    },
    async () => (await call(menus.update, { params: menu, body: { pid: random.pick([0, ...ids.groups]) } }), []),
    async () => (await call(menus.destroy, { params: { ids: String(menu.id) } }), []),
    async () => {
      const { apis } = random.pick(ids.permissions)
      return (await call(permissions.update, { params: { id: permission.id }, body: { apis } }), [])
    },
    async () => (await call(permissions.destroy, { params: { ids: String(permission.id) } }), []),
  ]
  return random.pick(kinds)()
}

/** Deleted rights and menus would make later rounds poorer. */
async function replenish(lacking: readonly Ids['permissions'][number][]): Promise<void> {
  for (const { id, apis, group_id } of lacking) {
    await backoffice.app.ctx.db.pool.query(
      `insert into permissions (group_id, name, apis) values ($1, '{"zh-cn": "还原"}', $2) on conflict (apis) do nothing`,
      [group_id, apis],
    )
    await backoffice.app.ctx.db.pool.query(
      `update permissions set apis = $2 where id = $1 and not exists (select from permissions where apis = $2)`,
      [id, apis],
    )
  }
  await backoffice.boss(restoreMenus, { body: { area: 'Admin' } })
}

/** The super administrator gives a role back what it had, if it is still there. */
async function giveBack(roleId: number, had: Reply<typeof roles.show>): Promise<void> {
  const kept = await idsNow({ roles: [], admins: [] })
  const known = { menus: new Set(kept.menus), permissions: new Set(kept.permissions.map(({ id }) => id)) }
  const body = {
    menus: had.menus.filter((id) => known.menus.has(id)),
    permissions: had.permissions.filter((id) => known.permissions.has(id)),
    buttons: had.buttons.filter(({ menu_id }) => known.menus.has(menu_id)),
  }
  const answer = await keyOf(backoffice.boss(roles.update, { params: { id: roleId }, body }))
  expect(['ok', 'NOT_FOUND']).toContain(answer)
}

test(
  'no three writes of a role of few rights end with a right that it did not hold',
  { timeout: 300_000 },
  async () => {
    const start = await idsNow({ roles: [], admins: [] })
    let done = 0
    for (let round = 0; round < rounds; round++) {
      if (round % 25 === 0) await replenish(start.permissions)
      const clerk = await backoffice.clerk(randomHolding(0.9))
      const colleague = await backoffice.clerk(randomHolding(random.pick([0.1, 0.5])))
      const had = await backoffice.boss(roles.show, { params: { id: colleague.role_id } })
      const ids = await idsNow({
        roles: [clerk.role_id, colleague.role_id],
        admins: [clerk.admin_id, colleague.admin_id],
      })
      const before = await held([clerk.admin_id])
      const own = [clerk.admin_id]
      for (const _ of [1, 2, 3]) {
        const known = await randomWrite(clerk.call, ids).catch((error: { code?: number }) => {
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
    }
    expect(done).toBeGreaterThan(rounds * 0.2)
  },
)
