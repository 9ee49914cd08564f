import type { Tx } from '../../../kernel/db/db.ts'
import { seedMenus } from '../menus/default-menus.ts'
import { permissionSeeds } from './permission-seeds.ts'
import { permissionGroups, permissions } from '../schema.ts'

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

  for (const area of ['Admin', 'Seller'] as const) await seedMenus(tx, area, (seed) => isNew(known, fresh, seed))

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

/** The group that already holds rights of a screen. */
async function groupOf(tx: Tx, group: string): Promise<number | null> {
  const { rows } = await tx.client.query<{ group_id: number }>(
    'select group_id from permissions where starts_with(apis, $1) order by id limit 1',
    [`${group}.`],
  )
  return rows[0]?.group_id ?? null
}
