/** The picker stands on the page and, on phones, in the sheet: its rows are told apart by where they stand. */
export type PickerPlace = 'page' | 'sheet'

export const rowId = (place: PickerPlace, at: number): string => `${place}-option-${at}`

/** Moves the focus to the first value of a row that can be taken. */
export function focusRow(place: PickerPlace, at: number): void {
  document.querySelector<HTMLElement>(`#${rowId(place, at)} button:not(:disabled)`)?.focus()
}
