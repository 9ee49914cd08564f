import { useEffect, useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from './class-names.ts'
import { countdownText } from './split-time.ts'

/**
 * The time left until `endsAt` (ms on the server's clock); `now` is the server's clock when the data was loaded, so a
 * wrong local clock does not matter. `role=timer` is not announced.
 */
export function Countdown({
  endsAt,
  now,
  onEnd,
  look = 'text',
}: {
  endsAt: number
  now: number
  onEnd?: () => void
  look?: 'text' | 'boxes'
}) {
  const t = useText()
  const [left, setLeft] = useState(endsAt - now)
  const isOver = left <= 0
  useEffect(() => {
    const startedAt = performance.now()
    const read = (): void => setLeft(endsAt - now - (performance.now() - startedAt))
    read()
    const timer = setInterval(read, 1000)
    return () => clearInterval(timer)
  }, [endsAt, now])
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, onEnd])

  const { days, clock, name } = countdownText(left, t)
  return (
    <span role="timer" aria-label={name} className="inline-flex items-center gap-1 tabular-nums">
      {days && <span>{days}</span>}
      {clock.map((part, index) => (
        <span key={index} className="inline-flex items-center gap-1">
          {index > 0 && <span>:</span>}
          <span className={classNames(look === 'boxes' && 'rounded-1 bg-ink px-1.5 text-13 font-bold text-on-ink')}>
            {part}
          </span>
        </span>
      ))}
    </span>
  )
}
