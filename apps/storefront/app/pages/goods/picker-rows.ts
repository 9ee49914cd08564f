/** The picker is on the page and, on phones, in the sheet: the ids of its rows contain where they are. */
export type PickerPlace = 'page' | 'sheet'

export const rowId = (place: PickerPlace, at: number): string => `${place}-option-${at}`

/** Focuses the first available value of a row. */
export function focusRow(place: PickerPlace, at: number): void {
  document.querySelector<HTMLElement>(`#${rowId(place, at)} button:not(:disabled)`)?.focus()
}
