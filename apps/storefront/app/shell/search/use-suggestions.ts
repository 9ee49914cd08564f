import type { Reply } from '@fangshi/contract/route'
import type { suggestGoods } from '@fangshi/contract/catalog'
import { useEffect, useState } from 'react'
import { links } from '~/routing/links.ts'
import { readSearchHistory } from './search-history.ts'

export interface Suggestion {
  kind: 'history' | 'word' | 'goods' | 'store'
  text: string
  /** The path it links to. */
  to: string
  image?: string
  price?: string
}

const waitMs = 150

const wordSuggestion = (kind: 'history' | 'word', text: string): Suggestion => ({
  kind,
  text,
  to: links.list({ keywords: text }),
})

function suggestionsOf({ words, goods, stores }: Reply<typeof suggestGoods>): Suggestion[] {
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

/** Loads suggestions for a keyword: words, stores and goods; popular words if it is empty. */
async function suggest(keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const [{ call }, contract] = await Promise.all([import('~/api/api.ts'), import('@fangshi/contract/catalog')])
  return suggestionsOf(await call(contract.suggestGoods, { query: { keywords: keyword } }, { quiet: true, signal }))
}

/** Suggestions for the typed keyword while the box is open; before typing, the search history comes first. */
export function useSuggestions(typed: string, isOpen: boolean): { suggestions: Suggestion[]; refresh: () => void } {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const [round, setRound] = useState(0)
  const keyword = typed.trim()
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const ask = async (): Promise<void> => {
      const history = keyword ? [] : readSearchHistory().map((word) => wordSuggestion('history', word))
      if (history.length) setSuggestions(history)
      setSuggestions([...history, ...(await suggest(keyword, stop.signal))])
    }
    // Suggestions are optional: the search works without them.
    const timer = setTimeout(() => void ask().catch(() => undefined), keyword ? waitMs : 0)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [keyword, isOpen, round])
  return { suggestions, refresh: () => setRound(round + 1) }
}
