type Show = (text: string) => void

let show: Show | undefined
let waiting: string[] = []

/** Shows a message over the page, so that plain functions can speak too; one that comes before the app stands waits. */
export const showError = (text: string): void => (show ? show(text) : void waiting.push(text))

export function onNotice(listener: Show): void {
  show = listener
  for (const text of waiting) listener(text)
  waiting = []
}
