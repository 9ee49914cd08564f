import { vi } from 'vitest'

/** Gives a test a browser window whose storage holds these values, until `vi.unstubAllGlobals`. */
export function stubBrowser(values: Readonly<Record<string, string>> = {}) {
  const window = new EventTarget()
  const storage = new Map(Object.entries(values))
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
  return { window, storage }
}
