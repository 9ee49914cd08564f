import { useEffect, useRef } from 'react'

/**
 * Runs a function once no pointer is pressed any more. An error that appears between press and release could move the
 * button from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const press = (): void => void (isDown.current = true)
    const release = (): void => {
      isDown.current = false
      // After the click event that follows this release.
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
