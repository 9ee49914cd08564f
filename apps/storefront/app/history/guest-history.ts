import type { Locale } from '@fangshi/contract/locale'
import type { ProductCardGoods } from '~/ui/goods/product-card.tsx'

/** What a guest looked at lives in this browser until the login merges it (rules §10); names in the languages they were read in. */

type Kept = Omit<ProductCardGoods, 'goods_name' | 'store_name'> & {
  names: Partial<Record<Locale, { goods_name: string; store_name: string }>>
  /** Milliseconds since 1970. */
  seen_at: number
}

const key = 'recent_goods'
const maxKept = 50

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? (kept as Kept[]).filter(({ id, names, seen_at }) => id && names && seen_at) : []
  } catch {
    return []
  }
}

/** The goods looked at, the last first, as far as their names are known in the language. */
const list = (locale: Locale): ProductCardGoods[] =>
  read().flatMap(({ names, seen_at: _, ...goods }) => {
    const name = names[locale]
    return name ? [{ ...goods, ...name }] : []
  })

/** Puts goods in front; the oldest beyond fifty go. */
function remember({ goods_name, store_name, ...goods }: ProductCardGoods, locale: Locale): void {
  const kept = read()
  const names = { ...kept.find(({ id }) => id === goods.id)?.names, [locale]: { goods_name, store_name } }
  const others = kept.filter(({ id }) => id !== goods.id)
  const all = [{ ...goods, names, seen_at: Date.now() }, ...others]
  localStorage.setItem(key, JSON.stringify(all.slice(0, maxKept)))
}

/** Which goods were looked at when, the last first. */
const views = (): { goods_id: number; seen_at: Date }[] =>
  read().map(({ id, seen_at }) => ({ goods_id: id, seen_at: new Date(seen_at) }))

/** Forgets everything, after the login took it over. */
const clear = (): void => localStorage.removeItem(key)

export const guestHistory = { list, remember, views, clear }
