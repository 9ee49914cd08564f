import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Admin, Change } from '../../../kernel/http/who.ts'
import { holderFor, type Holder } from '../grants.db.ts'
import { holdsAll } from '../rights.ts'
import { menus } from '../schema.ts'
import { defaultMenus, type DefaultMenu } from './default-menus.ts'
import { lockMenus, menusTooDeep } from './menu-places.db.ts'

type Row = typeof menus.$inferSelect

const auditOf = ({ pid, name, icon, apis, view, is_open, is_sort }: Row) => ({
  pid,
  name,
  icon,
  apis,
  view,
  is_open,
  is_sort,
})

const isAsDefault = (row: Row, menu: DefaultMenu, pid: number | null): boolean =>
  row.pid === pid &&
  row.is_open === 0 &&
  row.seed === menu.seed &&
  (['icon', 'apis', 'view', 'is_sort'] as const).every((field) => row[field] === menu[field]) &&
  row.name['zh-cn'] === menu.name['zh-cn'] &&
  row.name.en === menu.name.en

/**
 * Whether putting a menu back gives its holders nothing beyond what someone holds: no buttons at another path, no other
 * group (rules §11).
 */
const isWithin = (holder: Holder, row: Row, menu: DefaultMenu, pid: number | null): boolean =>
  holder.menu(row.id) && row.apis === menu.apis && (pid === row.pid || pid === null || holder.menu(pid))

async function readMenus(tx: Tx, area: 'Admin' | 'Seller'): Promise<Row[]> {
  await lockMenus(tx)
  return tx.q.select().from(menus).where(eq(menus.area, area)).orderBy(menus.id)
}

/**
 * Brings the default menus of an area back to the place, name and page that the product gives them; those that
 * administrators added stay, but give up a path that belongs to a default menu, and go to the top where they would be too
 * deep. Only a super admin adds menus by that or gives them back their path. Throws GRANT_BEYOND_OWN when it would change
 * more than the caller holds (rules §11).
 */
export async function restoreMenus(
  tx: Tx,
  _ctx: Context,
  who: Admin,
  { area }: { area: 'Admin' | 'Seller' },
): Promise<Change[]> {
  const rows = await readMenus(tx, area)
  const holder = await holderFor(tx, who)
  const ids = new Map<string, number>()
  const changes: Change[] = []
  for (const menu of defaultMenus()[area]) {
    const pid = menu.above === null ? null : (ids.get(menu.above) as number)
    const row = rows.find(({ seed }) => seed === menu.seed)
    if (row && isAsDefault(row, menu, pid)) {
      ids.set(menu.seed, row.id)
      continue
    }
    if (!holdsAll(who) && !(row && isWithin(holder, row, menu, pid))) fail('GRANT_BEYOND_OWN')
    const after = await putBack(tx, area, menu, pid)
    ids.set(menu.seed, after.id)
    changes.push({ target: after.id, before: row && auditOf(row), after: auditOf(after) })
  }
  return [...changes, ...(await liftTooDeep(tx, area, holder))]
}

/** Puts what administrators added below menus that moved down, and is too deep now, at the top. Throws GRANT_BEYOND_OWN. */
async function liftTooDeep(tx: Tx, area: 'Admin' | 'Seller', holder: Holder): Promise<Change[]> {
  const ids = await menusTooDeep(tx, area)
  if (!ids.every((id) => holder.menu(id))) fail('GRANT_BEYOND_OWN')
  const before = await tx.q.select().from(menus).where(inArray(menus.id, ids)).orderBy(menus.id)
  await tx.q.update(menus).set({ pid: null }).where(inArray(menus.id, ids))
  return before.map((row) => ({ target: row.id, before: auditOf(row), after: auditOf({ ...row, pid: null }) }))
}

/** Inserts a default menu, or gives it back what it had; another menu at its path gives that up. */
async function putBack(tx: Tx, area: 'Admin' | 'Seller', menu: DefaultMenu, pid: number | null): Promise<Row> {
  const { above: _, ...columns } = menu
  const isOther = or(isNull(menus.seed), ne(menus.seed, menu.seed))
  if (menu.apis) {
    await tx.q
      .update(menus)
      .set({ apis: '', view: '' })
      .where(and(eq(menus.area, area), eq(menus.apis, menu.apis), isOther))
  }
  const values = { ...columns, pid, is_open: 0 }
  const [row] = await tx.q
    .insert(menus)
    .values({ ...values, area })
    .onConflictDoUpdate({ target: menus.seed, set: values })
    .returning()
  return row as Row
}
