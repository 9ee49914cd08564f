import type { Db, Tx } from '../../kernel/db/db.ts'
import { statement } from '../../kernel/db/db.ts'
import { withDefaults, type Settings } from './settings.ts'

export { configTest, type TestCall, type TestResult } from './hooks.ts'
export type { Settings } from './settings.ts'

const groupOf = statement('settings.group', 'select value from settings where key = $1')
const store = statement(
  'settings.save',
  `insert into settings (key, value, updated_at) values ($1, $2, $3)
   on conflict (key) do update set value = settings.value || excluded.value, updated_at = excluded.updated_at`,
)

const lifetimeMs = 1000
interface Held {
  until: number
  value: unknown
}
/** Per database; a transaction is an object of its own and so always reads what is stored. */
const held = new WeakMap<Db, Map<string, Held>>()

/**
 * A group of settings, its absent members at their defaults. At most a second old outside transactions. A transaction
 * that may read them as old passes `ctx.db` and itself as `through`: it must not wait for a second connection.
 */
export async function getSettings<G extends keyof Settings>(db: Db, group: G, through: Db = db): Promise<Settings[G]> {
  let groups = held.get(db)
  if (!groups) held.set(db, (groups = new Map()))
  const known = groups.get(group)
  if (known && known.until > performance.now()) return withDefaults(group, known.value)
  // Each caller asks for itself: a transaction that waited for another's connection could wait for its own end.
  const value = (await through.row<{ value: unknown }>(groupOf, [group]))?.value
  groups.set(group, { until: performance.now() + lifetimeMs, value })
  return withDefaults(group, value)
}

/** Writes members of a group; the others stay as they are. Other processes see it within a second. */
export async function saveSettings<G extends keyof Settings>(
  tx: Tx,
  group: G,
  value: Partial<Settings[G]>,
  now: Date,
): Promise<void> {
  await tx.rows(store, [group, JSON.stringify(value), now])
}
