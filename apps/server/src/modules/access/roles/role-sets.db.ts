import { eq } from 'drizzle-orm'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'
import type { Grants } from '../grants.db.ts'
import { roleButtons, roleMenus, rolePermissions } from '../schema.ts'

/** `holders`: how many accounts have the role. */
type RoleSets = Pick<Grants, keyof Grants> & { holders: number }

const setsOf = statement(
  'access.role_sets',
  `select r.id,
          coalesce((select json_agg(menu_id order by menu_id) from role_menus where role_id = r.id), '[]') as menus,
          coalesce((select json_agg(permission_id order by permission_id) from role_permissions where role_id = r.id), '[]')
            as permissions,
          coalesce((select json_agg(json_build_object('menu_id', menu_id, 'button', button) order by menu_id, button)
                      from role_buttons where role_id = r.id), '[]') as buttons,
          (select count(*) from admin_roles where role_id = r.id) + (select count(*) from user_roles where role_id = r.id)
            as holders
     from unnest($1::bigint[]) r (id)`,
)

/** The menus, permissions and buttons of each role, in the order of the ids. */
export async function roleSets(db: Db, ids: readonly number[]): Promise<RoleSets[]> {
  const rows = await db.rows<RoleSets & { id: number }>(setsOf, [ids])
  const byId = new Map(rows.map(({ id, ...sets }) => [id, sets]))
  return ids.map((id) => byId.get(id) as RoleSets)
}

const known = {
  menus: statement('access.lock_menus_of_area', 'select id from menus where area = $2 and id = any($1) for share'),
  permissions: statement(
    'access.lock_permissions_of_area',
    `select id from permissions where starts_with(apis, $2::text || '.') and id = any($1) for share`,
  ),
}

/** Whether all ids are menus, or permissions, of an area; locks them until the transaction ends. */
export const areOfArea = async (
  tx: Tx,
  area: 'Admin' | 'Seller',
  kind: keyof typeof known,
  ids: readonly number[],
): Promise<boolean> => (await tx.rows(known[kind], [ids, area])).length === new Set(ids).size

/** Replaces all grants of a role. */
export async function replaceRoleSets(tx: Tx, role_id: number, { menus, permissions, buttons }: Grants): Promise<void> {
  await tx.q.delete(roleMenus).where(eq(roleMenus.role_id, role_id)) // its buttons are removed with it
  await tx.q.delete(rolePermissions).where(eq(rolePermissions.role_id, role_id))
  const menuRows = menus.map((menu_id) => ({ role_id, menu_id }))
  const permissionRows = permissions.map((permission_id) => ({ role_id, permission_id }))
  const buttonRows = buttons.map((one) => ({ role_id, ...one }))
  if (menuRows.length) await tx.q.insert(roleMenus).values(menuRows).onConflictDoNothing()
  if (permissionRows.length) await tx.q.insert(rolePermissions).values(permissionRows).onConflictDoNothing()
  if (buttonRows.length) await tx.q.insert(roleButtons).values(buttonRows).onConflictDoNothing()
}
