import { useRef, type PointerEvent } from 'react'

const closeAfterPx = 96

/** Lets the pointer drag the element of `panel` down; calls `close` if it was dragged far enough. */
export function useSwipeDown(panel: () => HTMLElement | null, close: () => void) {
  const from = useRef<number>(undefined)
  const moved = (event: PointerEvent): number => Math.max(0, event.clientY - (from.current ?? event.clientY))

  const end = (event: PointerEvent): void => {
    if (from.current === undefined) return
    const isFar = moved(event) > closeAfterPx
    from.current = undefined
    const element = panel()
    if (element) element.style.translate = ''
    if (isFar) close()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      const element = panel()
      if (from.current !== undefined && element) element.style.translate = `0 ${moved(event)}px`
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
