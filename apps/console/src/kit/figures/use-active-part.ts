import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/**
 * Which part of a chart is described in words: what was pointed at, focused or tapped last. Where parts are links, a tap on a touch
 * screen, which cannot point at them first, opens only the one that is described already.
 */
export function useActivePart() {
  const [active, setActive] = useState<string>()
  const isFirstTap = useRef(false)
  const partProps = (part: string) => ({
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isFirstTap.current = pointerType === 'touch' && active !== part
    },
    onFocus: () => setActive(part),
    onMouseEnter: () => setActive(part),
    onClick: (event: MouseEvent) => {
      setActive(part)
      // The keyboard clicks without a pointer.
      if (isFirstTap.current && event.detail > 0) event.preventDefault()
    },
  })
  return { active, partProps }
}
