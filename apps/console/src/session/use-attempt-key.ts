import { useCallback, useRef } from 'react'

/**
 * The Idempotency-Key of an attempt (rules §5): the same input again, by a double click or after a lost answer, keeps
 * its key and so has one effect; another input gets another key.
 */
export function useAttemptKey(): (input: unknown) => string {
  const last = useRef({ input: '', key: '' })
  return useCallback((input) => {
    const text = JSON.stringify(input)
    if (last.current.input !== text) last.current = { input: text, key: crypto.randomUUID() }
    return last.current.key
  }, [])
}
