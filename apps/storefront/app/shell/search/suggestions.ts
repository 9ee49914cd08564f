import type { suggestGoods } from '@fangshi/contract/catalog'
import type { Reply } from '@fangshi/contract/route'
import { links } from '~/routing/links.ts'

export interface Suggestion {
  kind: 'history' | 'word' | 'goods' | 'store'
  text: string
  /** The path it links to. */
  to: string
  image?: string
  price?: string
}

/** A suggestion that searches for these words. */
export const wordSuggestion = (kind: 'history' | 'word', text: string): Suggestion => ({
  kind,
  text,
  to: links.list({ keywords: text }),
})

/** The suggestions of the server in the order they are shown: words, stores, goods. */
export function suggestionsOf({ words, goods, stores }: Reply<typeof suggestGoods>): Suggestion[] {
  return [
    ...words.map((word) => wordSuggestion('word', word)),
    ...stores.map((store) => ({
      kind: 'store' as const,
      text: store.store_name,
      to: links.store(store.id),
      image: store.store_logo,
    })),
    ...goods.map((one) => ({
      kind: 'goods' as const,
      text: one.goods_name,
      to: links.goods(one.id),
      image: one.goods_master_image,
      price: one.goods_price,
    })),
  ]
}

/**
 * The suggestion that an arrow key goes to. -1 is the typed text, before the first and after the last of `count`
 * suggestions.
 */
export function nextActive(active: number, count: number, key: 'ArrowUp' | 'ArrowDown'): number {
  const places = count + 1
  return ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1
}
