import { parseDateTime } from '@fangshi/contract/time'
import { useCallback, useEffect, useRef } from 'react'
import { Countdown } from '~/ui/countdown.tsx'
import { useCollectiveTexts } from './own-texts.ts'

const ms = (at: string): number => parseDateTime(at)?.getTime() ?? 0

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
      <Countdown endsAt={ms(endsAt)} now={typeof now === 'number' ? now : ms(now)} onEnd={end} />
    </span>
  )
}
