import { afterAll, vi } from 'vitest'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** Gives a test file the storages and the events of a browser window, and takes them away at its end. */
export function stubBrowser() {
  const window = new EventTarget()
  const local = memoryStorage()
  const session = memoryStorage()
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  afterAll(() => void vi.unstubAllGlobals())
  return { window, local, session }
}
