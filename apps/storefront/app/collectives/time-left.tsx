import { msOf } from '@fangshi/contract/time'
import { useCallback, useEffect, useRef } from 'react'
import { Countdown } from '~/ui/countdown.tsx'
import { useCollectiveTexts } from './own-texts.ts'

/** How long a group can still be joined. `now` is the clock when that was read, the server's or in ms the browser's. */
export function TimeLeft({ endsAt, now, onEnd }: { endsAt: string; now: string | number; onEnd?: () => void }) {
  const c = useCollectiveTexts()
  // The same function while it counts down, so that `onEnd` is called once.
  const latest = useRef(onEnd)
  useEffect(() => void (latest.current = onEnd))
  const end = useCallback(() => latest.current?.(), [])
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      {c('collective:endsIn')}
      <Countdown endsAt={msOf(endsAt)} now={typeof now === 'number' ? now : msOf(now)} onEnd={end} />
    </span>
  )
}
