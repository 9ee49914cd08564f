import { vi } from 'vitest'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** Gives a test the storages and the events of a browser window. Call before importing what uses them. */
export function stubBrowser() {
  const window = new EventTarget()
  const local = memoryStorage()
  const session = memoryStorage()
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  return { window, local, session }
}
