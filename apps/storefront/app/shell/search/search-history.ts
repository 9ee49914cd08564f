import { storedJson } from '~/storage/stored-json.ts'

const key = 'search_history'
const maxStored = 10

/** The searches made in this browser, newest first. */
export function readSearchHistory(): string[] {
  const stored = storedJson('localStorage', key)
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []
}

export function rememberSearch(words: string): void {
  const others = readSearchHistory().filter((word) => word !== words)
  try {
    localStorage.setItem(key, JSON.stringify([words, ...others].slice(0, maxStored)))
  } catch {
    // A browser that stores nothing still searches.
  }
}

export const clearSearchHistory = (): void => localStorage.removeItem(key)
