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
interface CachedGroup {
  until: number
  value: unknown
}
/** Cached per database; a transaction is a separate object and therefore always reads the stored values. */
const cache = new WeakMap<Db, Map<string, CachedGroup>>()

/**
 * A group of settings, with defaults for absent members. At most a second old outside transactions. A transaction that
 * accepts cached values passes `ctx.db` and itself as `through`, since it must not wait for a second connection.
 */
export async function getSettings<G extends keyof Settings>(db: Db, group: G, through: Db = db): Promise<Settings[G]> {
  let groups = cache.get(db)
  if (!groups) cache.set(db, (groups = new Map()))
  const known = groups.get(group)
  if (known && known.until > performance.now()) return withDefaults(group, known.value)
  // Each caller reads on its own: a transaction that waited for another's connection could deadlock with itself.
  const value = (await through.row<{ value: unknown }>(groupOf, [group]))?.value
  groups.set(group, { until: performance.now() + lifetimeMs, value })
  return withDefaults(group, value)
}

/** A group of settings as saved, with defaults for absent members: for screens that show or test what was just saved. */
export const savedSettings = async <G extends keyof Settings>(db: Db, group: G): Promise<Settings[G]> =>
  withDefaults(group, (await db.row<{ value: unknown }>(groupOf, [group]))?.value)

const lock = statement('settings.lock', `select pg_advisory_xact_lock(hashtextextended('settings ' || $1, 0))`)
/** Until the end of the transaction no other one that locks the group saves it. */
export const lockSettings = (tx: Tx, group: keyof Settings) => tx.rows(lock, [group])

/** Writes members of a group; the others stay as they are. Other processes see it within a second. */
export async function saveSettings<G extends keyof Settings>(
  tx: Tx,
  group: G,
  value: Partial<Settings[G]>,
  now: Date,
): Promise<void> {
  await tx.rows(store, [group, JSON.stringify(value), now])
}
