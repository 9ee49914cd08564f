import type { Tx } from '../../../kernel/db/db.ts'
import { menuTree, type MenuNode } from '../../../kernel/menu.ts'
import { fromProduct } from '../../../kernel/product.ts'
import { permissionSeeds } from './permission-seeds.ts'
import { menus, permissionGroups, permissions } from '../schema.ts'

const menuTrees = fromProduct(({ menus: seeds }) => ({
  Admin: menuTree(seeds, 'Admin'),
  Seller: menuTree(seeds, 'Seller'),
}))

/** Records a seed; false when it has been seeded before, whatever has happened to it since. */
function isNew(known: Set<string>, fresh: string[], key: string): boolean {
  if (known.has(key)) return false
  known.add(key)
  fresh.push(key)
  return true
}

/** Inserts menus and permissions that are new in this version. */
export async function seedAccess(tx: Tx): Promise<void> {
  const { rows } = await tx.client.query<{ key: string }>('select key from access_seeds')
  const known = new Set(rows.map(({ key }) => key))
  const fresh: string[] = []

  const addMenus = async (nodes: readonly MenuNode[], pid: number | null) => {
    for (const node of nodes) {
      const { area, group, path, name, icon, apis = '', view = '', place: is_sort } = node
      const row = { area, pid, name, icon, apis, view, is_sort }
      const isFresh = isNew(known, fresh, `menu/${area}/${path ?? `${group}/${apis}`}`)
      const id = isFresh ? await insertMenu(tx, row) : await menuOf(tx, pid, node)
      if (id !== null) await addMenus(node.children, id)
    }
  }
  await addMenus(menuTrees().Admin, null)
  await addMenus(menuTrees().Seller, null)

  const groups = new Map<string, number>()
  for (const { group, groupName, apis, name } of permissionSeeds()) {
    if (!isNew(known, fresh, `permission/${apis}`)) continue
    let group_id = groups.get(group) ?? (await groupOf(tx, group))
    if (group_id === null) {
      const made = await tx.q
        .insert(permissionGroups)
        .values({ name: groupName })
        .returning({ id: permissionGroups.id })
      group_id = made[0]!.id
    }
    groups.set(group, group_id)
    await tx.q.insert(permissions).values({ group_id, name, apis }).onConflictDoNothing()
  }
  await tx.client.query('insert into access_seeds (key) select unnest($1::text[])', [fresh])
}

async function insertMenu(tx: Tx, row: typeof menus.$inferInsert): Promise<number | null> {
  const made = await tx.q.insert(menus).values(row).onConflictDoNothing().returning({ id: menus.id })
  return made[0]?.id ?? null
}

/** The menu that an earlier start inserted, if it can still be recognised. */
async function menuOf(tx: Tx, pid: number | null, { area, apis = '', name }: MenuNode): Promise<number | null> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select id from menus where area = $1 and pid is not distinct from $2 and apis = $3 and name->>'zh-cn' = $4 limit 1`,
    [area, pid, apis, name['zh-cn']],
  )
  return rows[0]?.id ?? null
}

/** The group that already holds rights of a screen. */
async function groupOf(tx: Tx, group: string): Promise<number | null> {
  const { rows } = await tx.client.query<{ group_id: number }>(
    'select group_id from permissions where starts_with(apis, $1) order by id limit 1',
    [`${group}.`],
  )
  return rows[0]?.group_id ?? null
}
