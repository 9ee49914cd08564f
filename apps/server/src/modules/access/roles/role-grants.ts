import type { roleGrants } from '@fangshi/contract/access'
import { localText, type Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import { asc, like } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/db.ts'
import type { Admin, Seller } from '../../../kernel/http/who.ts'
import { holderFor, type Holder } from '../grants.db.ts'
import { allMenus, type MenuRow } from '../menus/menus.db.ts'
import { permissionGroups, permissions } from '../schema.ts'
import { screenNeeds } from './screen-needs.ts'

type Grantable = Reply<typeof roleGrants>

/** What roles of the caller's area can hold, in the caller's language, and what of it the caller may grant (rules §11). */
export async function grantableBy(db: Db, who: Admin | Seller, locale: Locale): Promise<Grantable> {
  const [holder, menus, groups, rights] = await Promise.all([
    holderFor(db, who),
    allMenus(db, who.area),
    db.q.select().from(permissionGroups).orderBy(asc(permissionGroups.id)),
    db.q
      .select()
      .from(permissions)
      .where(like(permissions.apis, `${who.area}.%`))
      .orderBy(asc(permissions.id)),
  ])
  const idOf = new Map(rights.map(({ id, apis }) => [apis, id]))
  return {
    menus: menus.map((menu) => showMenu(menu, { holder, idOf, locale })),
    groups: groups
      .map(({ id, name }) => ({
        id,
        name: localText(name, locale),
        permissions: rights
          .filter(({ group_id }) => group_id === id)
          .map((right) => ({
            id: right.id,
            apis: right.apis,
            name: localText(right.name, locale),
            is_held: holder.permission(right.id),
          })),
      }))
      .filter((group) => group.permissions.length > 0),
  }
}

interface Reader {
  holder: Holder
  /** Right → the permission that names it. */
  idOf: ReadonlyMap<string, number>
  locale: Locale
}

function showMenu(
  { id, pid, name, icon, apis }: MenuRow,
  { holder, idOf, locale }: Reader,
): Grantable['menus'][number] {
  const needs = screenNeeds(apis)
  const idsOf = (names: readonly string[]): number[] =>
    names.map((right) => idOf.get(right)).filter((found) => found !== undefined)
  return {
    id,
    pid: pid ?? 0,
    name: localText(name, locale),
    icon,
    apis,
    is_held: holder.menu(id),
    permissions: idsOf(needs.rights),
    buttons: needs.buttons.map(({ button, rights }) => ({
      button,
      is_held: holder.button(id, button),
      permissions: idsOf(rights),
    })),
  }
}
