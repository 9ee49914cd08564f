import { useEffect, useState } from 'react'
import { readSearchHistory } from './search-history.ts'
import { suggestionsOf, wordSuggestion, type Suggestion } from './suggestions.ts'

const waitMs = 150

/** Loads suggestions for a keyword: words, stores and goods; popular words if it is empty. */
async function suggest(keyword: string, signal: AbortSignal): Promise<Suggestion[]> {
  const [{ call }, contract] = await Promise.all([import('~/api/call.ts'), import('@fangshi/contract/catalog')])
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
