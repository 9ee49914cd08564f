import { useSyncExternalStore } from 'react'

/**
 * A value that components far apart show: `use` is `first` on the server, `set` shows another one everywhere,
 * `watch` calls when it is set until its answer is called.
 */
export function sharedValue<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const watch = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: (): Value => value,
    watch,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    use: (): Value =>
      useSyncExternalStore(
        watch,
        () => value,
        () => first,
      ),
  }
}
