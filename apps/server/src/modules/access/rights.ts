import type { Button } from '@fangshi/contract/resource'
import { statement, type Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Admin, Seller, Who } from '../../kernel/http/who.ts'
import { fromProduct } from '../../kernel/product.ts'

/** Owners and the super admin hold all rights of their area (rules §11). */
export const holdsAll = (who: Who): boolean =>
  (who.area === 'Admin' && who.is_super) || (who.area === 'Seller' && who.belong_id === 0)

/** The caller as an administrator; routes of the area Admin have no other. */
export const asAdmin = (who: Admin | Seller): Admin => (who.area === 'Admin' ? who : fail('FORBIDDEN'))

/** A dictionary comes with its own screen and with those that show it (rules §11). */
const screensOfDict = fromProduct(
  ({ resources }) =>
    new Map(
      resources.map((resource) => [
        resource.right('dict') as string,
        resources
          .filter((other) => other === resource || other.dicts.includes(resource.name))
          .filter(({ area }) => area === resource.area)
          .map((screen) => screen.right('index') as string),
      ]),
    ),
)

const rightOf = {
  Admin: statement(
    'access.admin_right',
    `select exists (select from admin_roles h join role_permissions r on r.role_id = h.role_id
       join permissions p on p.id = r.permission_id where h.admin_id = $1 and p.apis = any($2)) as is_granted`,
  ),
  Seller: statement(
    'access.staff_right',
    `select exists (select from user_roles h join role_permissions r on r.role_id = h.role_id
       join permissions p on p.id = r.permission_id where h.user_id = $1 and p.apis = any($2)) as is_granted`,
  ),
}
const buttonOf = {
  Admin: statement(
    'access.admin_button',
    `select exists (select from admin_roles h join role_buttons b on b.role_id = h.role_id
       join menus m on m.id = b.menu_id
      where h.admin_id = $1 and m.area = 'Admin' and m.apis = $2 and b.button = any($3)) as is_granted`,
  ),
  Seller: statement(
    'access.staff_button',
    `select exists (select from user_roles h join role_buttons b on b.role_id = h.role_id
       join menus m on m.id = b.menu_id
      where h.user_id = $1 and m.area = 'Seller' and m.apis = $2 and b.button = any($3)) as is_granted`,
  ),
}

/** The caller's id, among administrators or users. */
export const accountOf = (who: Exclude<Who, { area: 'Home' }>): number =>
  who.area === 'Admin' ? who.admin_id : who.user_id

/** Whether the caller holds an interface right now; read on every call, so that a change counts at once. */
export async function allow(db: Db, who: Who, right: string): Promise<boolean> {
  if (who.area === 'Home' || !right.startsWith(`${who.area}.`)) return false
  if (holdsAll(who)) return true
  const anyOf = screensOfDict().get(right) ?? [right]
  return (await db.row<{ is_granted: boolean }>(rightOf[who.area], [accountOf(who), anyOf]))?.is_granted === true
}

/** Whether the caller's roles grant one of the buttons of the screen at a path (rules §11). */
export async function mayPress(db: Db, who: Who, screen: string, anyOf: readonly Button[]): Promise<boolean> {
  if (who.area === 'Home' || !screen.startsWith(`/${who.area}/`)) return false
  if (holdsAll(who)) return true
  return (
    (await db.row<{ is_granted: boolean }>(buttonOf[who.area], [accountOf(who), screen, anyOf]))?.is_granted === true
  )
}

const rightsOf = {
  Admin: statement(
    'access.admin_rights',
    `select distinct p.apis from admin_roles h join role_permissions r on r.role_id = h.role_id
       join permissions p on p.id = r.permission_id where h.admin_id = $1 and p.apis like 'Admin.%' order by 1`,
  ),
  Seller: statement(
    'access.staff_rights',
    `select distinct p.apis from user_roles h join role_permissions r on r.role_id = h.role_id
       join permissions p on p.id = r.permission_id where h.user_id = $1 and p.apis like 'Seller.%' order by 1`,
  ),
}

/** The names of the held rights; `*` means all rights of the area. */
export async function heldRights(db: Db, who: Exclude<Who, { area: 'Home' }>): Promise<string[]> {
  if (holdsAll(who)) return ['*']
  return (await db.rows<{ apis: string }>(rightsOf[who.area], [accountOf(who)])).map(({ apis }) => apis)
}
