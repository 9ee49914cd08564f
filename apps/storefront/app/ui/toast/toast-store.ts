import { sharedValue } from '~/ui/shared-value.ts'

export type ToastTone = 'ok' | 'bad' | 'neutral'

export interface Toast {
  text: string
  tone?: ToastTone
  /** One action, usually undo. */
  action?: { label: string; act: () => void }
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
  shown.set([...others, { ...message, id: ++lastId }].slice(-maxShown))
}

/** Removes a toast; `acted` if its action was clicked. */
export function dismissToast(id: number, acted = false): void {
  const gone = shownToasts().find((one) => one.id === id)
  if (!gone) return
  shown.set(shownToasts().filter((one) => one.id !== id))
  if (acted) gone.action?.act()
}
