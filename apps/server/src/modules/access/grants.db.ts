import type { Button } from '@fangshi/contract/resource'
import { statement, type Db } from '../../kernel/db/db.ts'
import type { Admin, Seller } from '../../kernel/http/who.ts'
import { accountOf, holdsAll } from './rights.ts'

/** Menus, interface rights and buttons by id, as roles hold them. */
export type Grants = {
  menus: number[]
  permissions: number[]
  buttons: { menu_id: number; button: Button }[]
}

const list = (item: string, from: string): string =>
  `coalesce((select json_agg(distinct ${item}) from ${from} where role_id = any($1)), '[]')`
const button = `jsonb_build_object('menu_id', menu_id, 'button', button)`

const ofRoles = statement(
  'access.grants_of_roles',
  `with recursive held as (
     select m.id, m.pid from menus m join role_menus r on r.menu_id = m.id where r.role_id = any($1)
     union select m.id, m.pid from menus m join held on m.id = held.pid)
   select coalesce((select json_agg(id) from held), '[]') as menus,
          ${list('permission_id', 'role_permissions')} as permissions, ${list(button, 'role_buttons')} as buttons`,
)
const rolesOf = {
  Admin: statement('access.roles_of_admin', 'select role_id from admin_roles where admin_id = $1 order by 1'),
  Seller: statement('access.roles_of_staff', 'select role_id from user_roles where user_id = $1 order by 1'),
}

/** All that some roles hold together; menus with those above them, which come along. */
export const grantsOfRoles = async (db: Db, roleIds: readonly number[]): Promise<Grants> =>
  (await db.row<Grants>(ofRoles, [roleIds])) as Grants

/** The ids of the roles of an administrator, or of a store's sub-account. */
export const rolesOfAccount = async (db: Db, area: keyof typeof rolesOf, id: number): Promise<number[]> =>
  (await db.rows<{ role_id: number }>(rolesOf[area], [id])).map(({ role_id }) => role_id)

const ofHolders = (holders: 'admin_roles' | 'user_roles', column: 'admin_id' | 'user_id'): string =>
  `select distinct other.role_id from ${holders} h join ${holders} other using (${column})
    where h.role_id = $1 and h.${column} <> $2 order by 1`
const rolesBeside = {
  Admin: statement('access.roles_of_admins_with', ofHolders('admin_roles', 'admin_id')),
  Seller: statement('access.roles_of_staff_with', ofHolders('user_roles', 'user_id')),
}

/** The ids of all roles of the accounts that have a role, apart from one account. */
export const rolesOfHolders = async (
  db: Db,
  area: keyof typeof rolesBeside,
  roleId: number,
  exceptId: number,
): Promise<number[]> =>
  (await db.rows<{ role_id: number }>(rolesBeside[area], [roleId, exceptId])).map(({ role_id }) => role_id)

const buttonKey = ({ menu_id, button: name }: Grants['buttons'][number]): string => `${menu_id} ${name}`

/** Answers whether someone holds given grants. */
export interface Holder {
  holds(some: Grants): boolean
  menu(id: number): boolean
  permission(id: number): boolean
  button(menuId: number, name: Button): boolean
}

const holderOf = (grants: Grants): Holder => {
  const [menus, permissions] = [new Set(grants.menus), new Set(grants.permissions)]
  const buttons = new Set(grants.buttons.map(buttonKey))
  return {
    holds: (some) =>
      some.menus.every((id) => menus.has(id)) &&
      some.permissions.every((id) => permissions.has(id)) &&
      some.buttons.every((one) => buttons.has(buttonKey(one))),
    menu: (id) => menus.has(id),
    permission: (id) => permissions.has(id),
    button: (menu_id, name) => buttons.has(buttonKey({ menu_id, button: name })),
  }
}
const holderOfAll: Holder = { holds: () => true, menu: () => true, permission: () => true, button: () => true }

/**
 * What someone holds and may therefore grant: the super admin and a store's owner hold everything of their area (rules
 * §11).
 */
export async function holderFor(db: Db, who: Admin | Seller): Promise<Holder> {
  if (holdsAll(who)) return holderOfAll
  return holderOf(await grantsOfRoles(db, await rolesOfAccount(db, who.area, accountOf(who))))
}

/** The first grants without the second. */
export function without(grants: Grants, other: Grants): Grants {
  const had = holderOf(other)
  return {
    menus: grants.menus.filter((id) => !had.menu(id)),
    permissions: grants.permissions.filter((id) => !had.permission(id)),
    buttons: grants.buttons.filter(({ menu_id, button: name }) => !had.button(menu_id, name)),
  }
}
