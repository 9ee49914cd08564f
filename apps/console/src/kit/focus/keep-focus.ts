import { isShown, placeOf, standIn, type Place } from './place.ts'

const isOpen = ({ dialog }: Place): boolean => dialog === null || isShown(dialog)

/** Whether the focused element was removed or hidden, so that the browser would go on from the top of the page. */
function isLost(place: Place): boolean {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && isShown(activeElement)) return false
  return !isShown(place.element)
}

/**
 * Gives the focus back when its element is gone: from a closed dialog or drawer to what opened it, from a vanished button
 * to its row or to the heading of the page. Works for all dialogs at once, however they were opened. Returns what ends it.
 */
export function keepFocus(): () => void {
  /** The last place of the page and of each open dialog, the newest last. */
  let places: Place[] = []
  let frame = 0

  function note({ target }: FocusEvent): void {
    const place = target instanceof HTMLElement ? placeOf(target) : undefined
    if (place) places = [...places.filter((one) => one.dialog !== place.dialog && isOpen(one)), place]
  }

  function check(): void {
    frame = 0
    const last = places.at(-1)
    if (!last || !isLost(last)) return
    places = places.filter(isOpen)
    const back = places.at(-1)
    const target = back && isShown(back.element) ? back.element : standIn(back)
    target?.focus({ preventScroll: true })
  }

  // After the frame whoever removed the element has had their own say about the focus.
  const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(check)))
  document.addEventListener('focusin', note)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
