type Show = (text: string) => void

let show: Show | undefined

/** Shows a message over the page; set by the app as soon as it stands, so that plain functions can speak too. */
export const showError = (text: string): void => show?.(text)

export function onNotice(listener: Show): void {
  show = listener
}
