import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

const buttonsOf = (bar: HTMLElement): HTMLButtonElement[] => [
  ...bar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
]

function targetOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** Makes a toolbar one tab stop: the button used last, else the first (ARIA toolbar pattern). */
export function useRovingFocus(bar: RefObject<HTMLElement | null>) {
  const last = useRef<HTMLElement>(null)
  // Buttons appear, disappear and are disabled with the selection, so this is updated after each render.
  useEffect(() => {
    if (!bar.current) return
    const buttons = buttonsOf(bar.current)
    const stop = buttons.find((button) => button === last.current) ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  })
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>): void => {
      const buttons = buttonsOf(currentTarget)
      const stop = buttons.find((button) => button === target)
      if (!stop) return
      last.current = stop
      for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const buttons = buttonsOf(event.currentTarget)
      const at = buttons.indexOf(event.target as HTMLButtonElement)
      const next = at < 0 ? undefined : targetOf(event.key, at, buttons.length)
      if (next === undefined) return
      event.preventDefault()
      buttons[next]?.focus()
    },
  }
}
