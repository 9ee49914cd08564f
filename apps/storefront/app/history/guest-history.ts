import type { Locale } from '@fangshi/contract/locale'
import { storedJson } from '~/storage/stored-json.ts'
import type { ProductCardGoods } from '~/ui/goods/product-card.tsx'

/**
 * A guest's browsing history is kept in this browser until the login merges it (rules §10), with names in the languages
 * they were seen in.
 */

type StoredGoods = Omit<ProductCardGoods, 'goods_name' | 'store_name'> & {
  names: Partial<Record<Locale, { goods_name: string; store_name: string }>>
  /** Milliseconds since 1970. */
  seen_at: number
}

const key = 'recent_goods'
const maxStored = 50

const isStored = (value: unknown): value is StoredGoods => {
  const { id, names, seen_at } = Object(value) as Partial<StoredGoods>
  return Boolean(id && names) && Number.isSafeInteger(seen_at)
}

function read(): StoredGoods[] {
  const stored = storedJson('localStorage', key)
  return Array.isArray(stored) ? stored.filter(isStored) : []
}

/** The viewed goods, newest first, if their names are known in this language. */
const list = (locale: Locale): ProductCardGoods[] =>
  read().flatMap(({ names, seen_at: _, ...goods }) => {
    const name = names[locale]
    return name ? [{ ...goods, ...name }] : []
  })

/** Adds goods at the front and drops the oldest beyond fifty. */
function remember({ goods_name, store_name, ...goods }: ProductCardGoods, locale: Locale): void {
  const stored = read()
  const names = { ...stored.find(({ id }) => id === goods.id)?.names, [locale]: { goods_name, store_name } }
  const others = stored.filter(({ id }) => id !== goods.id)
  const all = [{ ...goods, names, seen_at: Date.now() }, ...others]
  localStorage.setItem(key, JSON.stringify(all.slice(0, maxStored)))
}

/** Which goods were viewed when, newest first. */
const views = (): { goods_id: number; seen_at: Date }[] =>
  read().map(({ id, seen_at }) => ({ goods_id: id, seen_at: new Date(seen_at) }))

/** Clears the history after the login has merged it. */
const clear = (): void => localStorage.removeItem(key)

export const guestHistory = { list, remember, views, clear }
