import { useRef, useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

/**
 * A draft in the browser's storage under a key, saved at each change. `start` makes the first value from what was stored
 * last time, undefined if nothing was; `toStored` returns what to store of a value, undefined for nothing.
 */
export function useDraft<T>(key: string, start: (stored: unknown) => T, toStored: (value: T) => unknown) {
  const [before] = useState(() => readDraft(key, Date.now()))
  const [value, setValue] = useState(() => start(before))
  // Pictures arrive while other things are changed.
  const latest = useRef(value)
  const change = (to: (value: T) => T): void => {
    latest.current = to(latest.current)
    setValue(latest.current)
    keepDraft(key, toStored(latest.current), Date.now())
  }
  return { value, change, isTakenUp: before !== undefined }
}
