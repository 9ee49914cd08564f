import { useEffect, useState, type ReactNode } from 'react'

interface Live {
  Countdown: typeof import('~/ui/countdown.tsx').Countdown
  now: number
  until: number
}

/** The time left until an instant (ms on the server's clock), once that clock is known; before, and without scripts, the children. */
export function ServerCountdown({
  until,
  onEnd,
  children,
}: {
  until: number
  /** The moment has come. */
  onEnd?: () => void
  children?: ReactNode
}) {
  const [live, setLive] = useState<Live>()
  useEffect(() => {
    let isStale = false
    const load = async (): Promise<void> => {
      const { Countdown, serverNow } = await import('./live-countdown.tsx')
      const now = await serverNow()
      if (!isStale) setLive({ Countdown, now, until })
    }
    // Without an answer the page shows the time itself.
    load().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [until])
  if (live?.until !== until) return children
  return <live.Countdown key={until} endsAt={until} now={live.now} look="boxes" {...(onEnd && { onEnd })} />
}
