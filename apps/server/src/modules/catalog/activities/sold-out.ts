import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { soldOutSkus, type SoldOutSku } from './sold-out.db.ts'

/**
 * Which SKUs have an empty quota, as this process saw it lately. It is a hint that spares a crowd the transaction in which
 * each would be refused; whoever gets past it is judged by the database.
 */

/** Older knowledge is read anew before use, so that returned pieces can be bought after this time. */
const freshMs = 200
const mostSeen = 1000

interface CachedSku extends SoldOutSku {
  /** When it was read. */
  at: number
}
interface Hint {
  seen: Map<number, CachedSku>
  /** Reads that are under way. */
  reading: Map<number, Promise<void>>
}
const hints = new WeakMap<Db, Hint>()
const hintOf = (db: Db): Hint => {
  const known = hints.get(db)
  if (known) return known
  const made: Hint = { seen: new Map(), reading: new Map() }
  hints.set(db, made)
  return made
}

type Asker = Pick<Context, 'db' | 'now'>

async function read({ seen, reading }: Hint, { db, now }: Asker, skuIds: readonly number[]): Promise<void> {
  const at = now()
  const empty = await soldOutSkus(db, skuIds, at).catch(() => [])
  if (seen.size > mostSeen) seen.clear()
  for (const id of skuIds) {
    reading.delete(id)
    seen.delete(id)
  }
  for (const sku of empty) seen.set(sku.sku_id, { ...sku, at: at.getTime() })
}

/** Reads which of the SKUs have an empty quota; whoever asks meanwhile waits for the same answer. After an error none has. */
export async function lookForSoldOut(asker: Asker, skuIds: readonly number[]): Promise<void> {
  const hint = hintOf(asker.db)
  const unread = [...new Set(skuIds)].filter((id) => !hint.reading.has(id))
  if (unread.length) {
    const result = read(hint, asker, unread)
    for (const id of unread) hint.reading.set(id, result)
  }
  await Promise.all(skuIds.map((id) => hint.reading.get(id)))
}

/** True while any quota is known to be empty: there is something to ask for. */
export const anySoldOut = ({ db }: Asker): boolean => hintOf(db).seen.size > 0

/** Those of the SKUs whose flash sale runs and had no pieces left a moment ago. */
export async function knownSoldOut(asker: Asker, skuIds: readonly number[]): Promise<number[]> {
  const { seen } = hintOf(asker.db)
  const now = asker.now().getTime()
  const old = skuIds.filter((id) => {
    const sku = seen.get(id)
    return sku && Math.abs(now - sku.at) > freshMs
  })
  if (old.length) await lookForSoldOut(asker, old)
  return skuIds.filter((id) => {
    const sku = seen.get(id)
    return sku && sku.start_time.getTime() <= now && sku.end_time.getTime() > now
  })
}
