import { useCallback, useRef } from 'react'

/**
 * The Idempotency-Key of an attempt (rules §5): the same input, repeated by a double click or after a lost response,
 * keeps its key and takes effect once; other input gets a new key.
 */
export function useAttemptKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' })
  return useCallback((input) => {
    const text = JSON.stringify(input)
    if (last.current.input !== text) last.current = { input: text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
