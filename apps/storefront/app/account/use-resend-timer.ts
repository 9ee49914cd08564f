import { useEffect, useState } from 'react'

/** The seconds until another code can be requested, and a function that starts the countdown. */
export function useResendTimer(): [secondsLeft: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0)
  const [secondsLeft, setSecondsLeft] = useState(0)
  useEffect(() => {
    if (!endsAt) return
    const timer = setInterval(() => {
      const left = Math.ceil((endsAt - performance.now()) / 1000)
      setSecondsLeft(Math.max(0, left))
      if (left <= 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  const start = (seconds: number): void => {
    setSecondsLeft(seconds)
    setEndsAt(performance.now() + seconds * 1000)
  }
  return [secondsLeft, start]
}
