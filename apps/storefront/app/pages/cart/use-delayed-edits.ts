import { useCallback, useEffect, useRef } from 'react'
import type { CartLine } from './cart-lines.ts'
import type { CartSource } from './cart-source.ts'

const waitMs = 300

/**
 * Sends quantity changes shortly after the last click, one after another, so a held button makes one call and the last
 * quantity wins. `settle` sends pending changes and returns whether all succeeded; leaving the page settles too.
 */
export function useDelayedEdits(source: CartSource, onRefused: () => Promise<void>) {
  const waiting = useRef(new Map<number, { line: CartLine; pieces: number }>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef(Promise.resolve(true))

  const send = useCallback(async (): Promise<boolean> => {
    const edits = [...waiting.current.values()]
    waiting.current.clear()
    try {
      for (const { line, pieces } of edits) await source.setPieces(line, pieces)
      return true
    } catch {
      await onRefused()
      return false
    }
  }, [source, onRefused])

  const settle = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    sending.current = sending.current.then(send)
    return sending.current
  }, [send])

  const edit = useCallback(
    (line: CartLine, pieces: number): void => {
      waiting.current.set(line.sku_id, { line, pieces })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void settle(), waitMs)
    },
    [settle],
  )

  useEffect(() => () => void settle(), [settle])
  return { edit, settle }
}
