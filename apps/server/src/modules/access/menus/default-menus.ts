import type { LocalText } from '@fangshi/contract/locale'
import type { Tx } from '../../../kernel/db/db.ts'
import { menuTree, type MenuNode } from '../../../kernel/menu.ts'
import { fromProduct } from '../../../kernel/product.ts'

/** A menu that the product puts in place, as it is stored. */
export interface DefaultMenu {
  /** Its name in the column `seed`, which tells a default menu from those that administrators add. */
  seed: string
  /** The `seed` of the group it stands in; null at the top. */
  above: string | null
  name: LocalText
  icon: string
  apis: string
  view: string
  is_sort: number
}

function flat(nodes: readonly MenuNode[], above: string | null = null): DefaultMenu[] {
  return nodes.flatMap(({ area, group, path, name, icon, apis = '', view = '', place: is_sort, children }) => {
    const seed = `menu/${area}/${path ?? `${group}/${apis}`}`
    return [{ seed, above, name, icon, apis, view, is_sort }, ...flat(children, seed)]
  })
}

/** The default menus of an area, groups before what stands in them. */
export const defaultMenus = fromProduct(({ menus }) => ({
  Admin: flat(menuTree(menus, 'Admin')),
  Seller: flat(menuTree(menus, 'Seller')),
}))

/**
 * Inserts the default menus of an area that are new in this version: those of which `isNew` says so, unless the group
 * that they would stand in was deleted.
 */
export async function seedMenus(tx: Tx, area: 'Admin' | 'Seller', isNew: (seed: string) => boolean): Promise<void> {
  const { rows } = await tx.client.query<{ id: number; seed: string }>(
    'select id, seed from menus where area = $1 and seed is not null',
    [area],
  )
  const ids = new Map(rows.map(({ id, seed }) => [seed, id]))
  for (const menu of defaultMenus()[area]) {
    const pid = menu.above === null ? null : ids.get(menu.above)
    if (pid === undefined || ids.has(menu.seed)) continue
    const id = await (isNew(menu.seed) ? insertMenu : adoptMenu)(tx, area, menu, pid)
    if (id !== null) ids.set(menu.seed, id)
  }
}

/**
 * Marks the menu that a version without the column `seed` inserted, if it can still be recognised: by its path, or a
 * group by its place and name.
 */
async function adoptMenu(
  tx: Tx,
  area: 'Admin' | 'Seller',
  { seed, apis, name }: DefaultMenu,
  pid: number | null,
): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update menus set seed = $1
      where id = (select min(id) from menus where area = $2 and seed is null and apis = $3
                     and ($3 <> '' or pid is not distinct from $4 and name->>'zh-cn' = $5))
      returning id`,
    [seed, area, apis, pid, name['zh-cn']],
  )
  return rows[0]?.id ?? null
}

/** Returns the new id, or null when another menu already leads to its path. */
async function insertMenu(
  tx: Tx,
  area: 'Admin' | 'Seller',
  { seed, name, icon, apis, view, is_sort }: DefaultMenu,
  pid: number | null,
): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into menus (area, pid, seed, name, icon, apis, view, is_sort) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing returning id`,
    [area, pid, seed, name, icon, apis, view, is_sort],
  )
  return rows[0]?.id ?? null
}
