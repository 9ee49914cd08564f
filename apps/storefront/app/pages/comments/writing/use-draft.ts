import { useRef, useState } from 'react'
import { keepDraft, readDraft } from './drafts.ts'

/**
 * What is written under a key, kept at each change. `start` makes it of what was kept last time, undefined for nothing;
 * `kept` gives what is worth keeping.
 */
export function useDraft<T>(key: string, start: (kept: unknown) => T, kept: (value: T) => unknown) {
  const [before] = useState(() => readDraft(key, Date.now()))
  const [value, setValue] = useState(() => start(before))
  // Pictures arrive while other things are changed.
  const latest = useRef(value)
  const change = (to: (value: T) => T): void => {
    latest.current = to(latest.current)
    setValue(latest.current)
    keepDraft(key, kept(latest.current), Date.now())
  }
  return { value, change, isTakenUp: before !== undefined }
}
