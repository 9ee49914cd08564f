// A drawer's outermost element takes the focus when it opens; its role stands further in.
const dialogs = '.ant-drawer, .ant-modal, dialog'
// They close before what their items open, so their trigger is the place to go back to.
const popups = '.ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown, .ant-cascader-dropdown'

/** Where the focus was: on the page, or in a dialog. */
export interface Place {
  dialog: HTMLElement | null
  element: HTMLElement
  /** The row of a list that it stands in, which may be rendered anew or vanish. */
  row: string | undefined
}

const rowKey = 'data-row-key'
const wordsOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? ''

export const isShown = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0

/** The place of a focused element; undefined in a popup. */
export function placeOf(element: HTMLElement): Place | undefined {
  if (element.closest(popups)) return undefined
  const row = element.closest(`[${rowKey}]`)?.getAttribute(rowKey) ?? undefined
  return { dialog: element.closest<HTMLElement>(dialogs), element, row }
}

/** The button of the same words in the row as it is rendered now, else the first one there. */
function inSameRow({ element, row }: Place, layer: ParentNode): HTMLElement | undefined {
  if (row === undefined) return undefined
  const buttons = [...layer.querySelectorAll<HTMLElement>(`[${rowKey}="${CSS.escape(row)}"] button`)].filter(isShown)
  return buttons.find((button) => wordsOf(button) === wordsOf(element)) ?? buttons[0]
}

/** What stands for a place that is gone: its row, else its dialog, else the heading of the page. */
export function standIn(place: Place | undefined): HTMLElement | undefined {
  const dialog = place?.dialog
  const found =
    (place && inSameRow(place, dialog ?? document)) ?? dialog ?? document.querySelector<HTMLElement>('main h1')
  // A heading takes the focus from scripts alone.
  if (found?.matches('h1')) found.tabIndex = -1
  return found ?? undefined
}
