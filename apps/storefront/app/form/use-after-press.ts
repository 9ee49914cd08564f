import { useEffect, useRef } from 'react'

/**
 * Runs something once no pointer is held down any more, else at once. An error that appears between press and release
 * would push the button away from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const press = (): void => void (isDown.current = true)
    const release = (): void => {
      isDown.current = false
      // After the click that this release makes.
      setTimeout(() => waiting.current.splice(0).forEach((act) => act()))
    }
    const options = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', press, options)
    document.addEventListener('pointerup', release, options)
    document.addEventListener('pointercancel', release, options)
    return () => stop.abort()
  }, [])
  return (act) => {
    if (isDown.current) waiting.current.push(act)
    else act()
  }
}
