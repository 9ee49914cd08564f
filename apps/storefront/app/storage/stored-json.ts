/**
 * What this browser has stored under a key; null for nothing, for text that is no JSON (somebody else's data), and where
 * the storage may not be read.
 */
export function storedJson(storage: 'localStorage' | 'sessionStorage', key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null')
  } catch {
    return null
  }
}
