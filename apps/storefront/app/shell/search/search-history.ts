const key = 'search_history'
const maxKept = 10

/** The searches made in this browser, newest first. */
export function readSearchHistory(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : []
}

export function rememberSearch(words: string): void {
  const others = readSearchHistory().filter((word) => word !== words)
  localStorage.setItem(key, JSON.stringify([words, ...others].slice(0, maxKept)))
}

export const clearSearchHistory = (): void => localStorage.removeItem(key)
