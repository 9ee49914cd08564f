import type { Db } from '../../../kernel/db/db.ts'

/** Something read from a database, and read again after `lifetimeMs`; a failed reading is not kept. */
export function remembered<T>(lifetimeMs: number, read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const cache = new WeakMap<Db, { until: number; value: Promise<T> }>()
  return (db) => {
    const at = performance.now()
    let known = cache.get(db)
    if (!known || known.until < at) {
      const value = read(db)
      cache.set(db, (known = { until: at + lifetimeMs, value }))
      value.catch(() => cache.delete(db))
    }
    return known.value
  }
}
