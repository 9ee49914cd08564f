import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the page once the server's clock has reached an instant (ms); undefined if nothing will change. */
export function useReloadAt(at: number | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (at === undefined) return
    let stop: (() => void) | undefined
    let isStale = false
    const start = async (): Promise<void> => {
      const { reloadAt } = await import('./reload-at.ts')
      if (!isStale) stop = reloadAt(at, revalidate)
    }
    // Without it the page is as old as it says.
    start().catch(() => undefined)
    return () => {
      isStale = true
      stop?.()
    }
  }, [at, revalidate])
}
