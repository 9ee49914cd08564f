/**
 * The keyboard of a phone lies over the window and makes only that part of it smaller which is seen. Whatever fills the window
 * stands within `--seen-top` and `--seen-bottom`, so that the place to write and its button stay above the keyboard.
 */

/** What is asked of the window; that of a browser has it. */
export interface SeenWindow {
  readonly innerHeight: number
  readonly visualViewport: {
    readonly height: number
    readonly offsetTop: number
    readonly scale: number
    addEventListener: (type: 'resize' | 'scroll', listener: () => void) => void
    removeEventListener: (type: 'resize' | 'scroll', listener: () => void) => void
  } | null
}
export interface SeenStyle {
  setProperty: (name: string, value: string) => void
  removeProperty: (name: string) => unknown
}

const names = ['--seen-top', '--seen-bottom'] as const

/** Keeps both distances, in px, in a style until the answer is called. Whoever has zoomed in sees a part of their own choice. */
export function followKeyboard(page: SeenWindow, style: SeenStyle): () => void {
  const seen = page.visualViewport
  if (!seen) return () => undefined
  const look = (): void => {
    const [top, bottom] = seen.scale > 1 ? [0, 0] : [seen.offsetTop, page.innerHeight - seen.offsetTop - seen.height]
    style.setProperty(names[0], `${Math.max(0, Math.round(top))}px`)
    style.setProperty(names[1], `${Math.max(0, Math.round(bottom))}px`)
  }
  for (const type of ['resize', 'scroll'] as const) seen.addEventListener(type, look)
  look()
  return () => {
    for (const type of ['resize', 'scroll'] as const) seen.removeEventListener(type, look)
    for (const name of names) style.removeProperty(name)
  }
}
