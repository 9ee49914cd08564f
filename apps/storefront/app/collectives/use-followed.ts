import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { ReadCalls } from './group-calls.ts'

/**
 * What `read` gives, read again after `pauseMs` for as long as it names one and the page is visible. `initial` is what the
 * page was rendered with; without it it is read at once. Without a `key` nothing is read; another key is read at once.
 */
export function useFollowed<T extends object>({
  key,
  initial,
  read,
  pauseMs,
}: {
  key: string | undefined
  initial?: T | null | undefined
  read: (calls: ReadCalls) => Promise<T>
  pauseMs?: (data: T | undefined) => number | undefined
}) {
  const [latest, setLatest] = useState({ initial, data: initial ?? undefined })
  // The page was rendered again, for another group or in another language.
  if (latest.initial !== initial) setLatest({ initial, data: initial ?? undefined })
  const [reads, setReads] = useState(0)
  const readNow = useEffectEvent(async (isStale: () => boolean): Promise<void> => {
    const { readCalls } = await import('./group-calls.ts')
    const data = await read(readCalls)
    if (!isStale()) setLatest({ initial, data })
  })
  const pause = useEffectEvent(() => pauseMs?.(latest.data))
  const isRendered = useEffectEvent(() => latest.data !== undefined && latest.data === latest.initial)

  useEffect(() => {
    if (key === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const wait = (): void => {
      const ms = pause()
      if (!isOver && ms !== undefined) timer = setTimeout(() => void look(), ms)
    }
    const look = async (): Promise<void> => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') await readNow(() => isOver).catch(() => undefined)
      wait()
    }
    if (reads === 0 && isRendered()) wait()
    else void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [key, reads])
  const readAgain = useCallback(() => setReads((times) => times + 1), [])
  return { data: key === undefined ? (initial ?? undefined) : latest.data, readAgain }
}
