import { sharedValue } from '~/ui/shared-value.ts'

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
const shown = sharedValue<readonly ShownToast[]>([])
export const { get: shownToasts, use: useToasts, watch: watchToasts } = shown

/** Shows and announces a short message; a repeated text is shown once. */
export function toast(message: Toast): void {
  const others = shownToasts().filter(({ text }) => text !== message.text)
  const surplus = others.slice(0, Math.max(0, others.length + 1 - maxShown))
  for (const { onGone } of surplus) onGone?.()
  shown.set([...others.slice(surplus.length), { ...message, id: ++lastId }])
}

/** Removes a toast; `acted` if its action was clicked. */
export function dismissToast(id: number, acted = false): void {
  const gone = shownToasts().find((one) => one.id === id)
  if (!gone) return
  shown.set(shownToasts().filter((one) => one.id !== id))
  if (acted) gone.action?.act()
  else gone.onGone?.()
}
