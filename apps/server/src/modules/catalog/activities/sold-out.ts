import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { soldOutSkus, type SoldOutSku } from './sold-out.db.ts'

/**
 * Which SKUs have an empty quota, as this process saw it lately. It is a hint that spares a crowd the transaction in which
 * each would be refused; whoever gets past it is judged by the database. Nothing is known for longer than `lifetimeMs`,
 * and while somebody asks it is read anew, so that pieces that were given back can be bought within a second.
 */
const lifetimeMs = 800
/** What is older is read anew when somebody asks. */
const freshMs = 200

interface Seen extends SoldOutSku {
  /** Of `performance.now()`, before it was read. */
  at: number
}
interface Hint {
  seen: Map<number, Seen>
  /** SKUs that are being read. */
  pending: Set<number>
}
const hints = new WeakMap<Db, Hint>()
const hintOf = (db: Db): Hint => {
  const known = hints.get(db)
  if (known) return known
  const made: Hint = { seen: new Map(), pending: new Set() }
  hints.set(db, made)
  return made
}

/** Reads again which of the SKUs have an empty quota, each once at a time; after an error they are not known to. */
export async function lookForSoldOut(ctx: Pick<Context, 'db' | 'now'>, skuIds: readonly number[]): Promise<void> {
  const { seen, pending } = hintOf(ctx.db)
  const asked = [...new Set(skuIds)].filter((id) => !pending.has(id))
  if (!asked.length) return
  for (const id of asked) pending.add(id)
  const at = performance.now()
  const empty = await soldOutSkus(ctx.db, asked, ctx.now()).catch(() => [])
  for (const id of asked) {
    pending.delete(id)
    seen.delete(id)
  }
  for (const sku of empty) seen.set(sku.sku_id, { ...sku, at })
}

/** True while any quota is known to be empty: there is something to ask for. */
export const anySoldOut = ({ db }: Pick<Context, 'db'>): boolean => hintOf(db).seen.size > 0

/** Those of the SKUs whose flash sale runs and had no pieces left within the last second. */
export function knownSoldOut(ctx: Pick<Context, 'db' | 'now'>, skuIds: readonly number[]): number[] {
  const { seen } = hintOf(ctx.db)
  const age = performance.now()
  const now = ctx.now()
  const found: number[] = []
  const old: number[] = []
  for (const id of skuIds) {
    const sku = seen.get(id)
    if (!sku) continue
    if (age - sku.at > freshMs) old.push(id)
    if (age - sku.at > lifetimeMs) seen.delete(id)
    else if (sku.start_time <= now && sku.end_time > now) found.push(id)
  }
  if (old.length) void lookForSoldOut(ctx, old)
  return found
}
