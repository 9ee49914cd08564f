export type ToastTone = 'ok' | 'bad' | 'neutral'

export interface Toast {
  text: string
  tone?: ToastTone
  /** One action, usually undo. */
  action?: { label: string; act: () => void }
  /** Called if it disappears without its action, for example to make a removal final. */
  onGone?: () => void
}

export interface ShownToast extends Toast {
  id: number
}

const maxShown = 3
let lastId = 0
let shown: readonly ShownToast[] = []
const listeners = new Set<() => void>()

function show(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

export const shownToasts = (): readonly ShownToast[] => shown

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows and announces a short message; a repeated text is shown once. */
export function toast(message: Toast): void {
  const others = shown.filter(({ text }) => text !== message.text)
  const surplus = others.slice(0, Math.max(0, others.length + 1 - maxShown))
  for (const { onGone } of surplus) onGone?.()
  show([...others.slice(surplus.length), { ...message, id: ++lastId }])
}

/** Removes a toast; `acted` if its action was clicked. */
export function dismissToast(id: number, acted = false): void {
  const gone = shown.find((one) => one.id === id)
  if (!gone) return
  show(shown.filter((one) => one.id !== id))
  if (acted) gone.action?.act()
  else gone.onGone?.()
}
