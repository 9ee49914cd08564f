import { useEffect, useRef } from 'react'

const firstWaitMs = 400
const nextWaitMs = 80

/** Repeats `act` while the pointer is pressed; short presses and the keyboard act by click as usual. */
export function useLongPress(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const stop = (): void => clearTimeout(timer.current)
  const repeat = (): void => {
    hasRepeated.current = true
    latest.current()
    timer.current = setTimeout(repeat, nextWaitMs)
  }
  return {
    onPointerDown: () => {
      hasRepeated.current = false
      timer.current = setTimeout(repeat, firstWaitMs)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!hasRepeated.current) latest.current()
      hasRepeated.current = false
    },
  }
}
