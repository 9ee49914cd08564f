type Show = (text: string) => void

let show: Show | undefined
let waiting: string[] = []

/** Shows a message over the page, also from plain functions; messages from before the page is mounted wait. */
export const showError = (text: string): void => (show ? show(text) : void waiting.push(text))

export function onNotice(listener: Show): void {
  show = listener
  for (const text of waiting) listener(text)
  waiting = []
}
