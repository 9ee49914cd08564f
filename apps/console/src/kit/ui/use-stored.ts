import { useState } from 'react'

/** A choice that survives a reload; stored in this browser, or with `sessionStorage` in this tab. */
export function useStored<T extends string>(
  key: string,
  choices: readonly T[],
  storage: Storage = localStorage,
): [value: T, set: (value: T) => void] {
  const [stored, setStored] = useState(() => storage.getItem(key))
  const value = choices.find((choice) => choice === stored) ?? (choices[0] as T)
  const set = (next: T): void => {
    storage.setItem(key, next)
    setStored(next)
  }
  return [value, set]
}
