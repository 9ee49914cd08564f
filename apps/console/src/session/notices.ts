type Kind = 'error' | 'info'
type Show = (text: string, kind: Kind) => void

let show: Show | undefined
let waiting: Parameters<Show>[] = []

const notify: Show = (...notice) => (show ? show(...notice) : void waiting.push(notice))

/** Shows a message over the page, also from plain functions; messages from before the page is mounted wait. */
export const showError = (text: string): void => notify(text, 'error')
/** The same for what is no fault. */
export const showInfo = (text: string): void => notify(text, 'info')

export function onNotice(listener: Show): void {
  show = listener
  for (const notice of waiting) listener(...notice)
  waiting = []
}
