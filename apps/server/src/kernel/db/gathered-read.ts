import type { Db } from './db.ts'

/** The most keys that one statement looks up. */
const mostKeys = 100

interface PendingKey<Key, Value> {
  key: Key
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/**
 * A look-up by key of which a process sends one statement at a time: keys that are asked for while it is under way share
 * the next one. In a rush that takes database and driver a fraction of the work of a statement each. `read` resolves to
 * the values in the order of their keys, at most 100; what it throws, each that shared it throws. Not for use inside a
 * transaction, whose reads others must not share.
 */
export function gatheredRead<Key, Value>(
  read: (db: Db, keys: readonly Key[]) => Promise<readonly Value[]>,
): (db: Db, key: Key) => Promise<Value> {
  const waitingOf = new WeakMap<Db, PendingKey<Key, Value>[]>()
  const run = async (db: Db, waiting: PendingKey<Key, Value>[]): Promise<void> => {
    while (waiting.length) {
      const together = waiting.splice(0, mostKeys)
      try {
        const keys = together.map(({ key }) => key)
        const values = await read(db, keys)
        for (const [index, { resolve }] of together.entries()) resolve(values[index] as Value)
      } catch (error) {
        for (const { reject } of together) reject(error)
      }
    }
    waitingOf.delete(db)
  }
  return (db, key) =>
    new Promise<Value>((resolve, reject) => {
      const waiting = waitingOf.get(db)
      if (waiting) return void waiting.push({ key, resolve, reject })
      const first = [{ key, resolve, reject }]
      waitingOf.set(db, first)
      void run(db, first)
    })
}
