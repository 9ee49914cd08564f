import type { Page } from 'playwright-core'

export interface FocusedElement {
  /** The accessible name, as far as an attribute, a label or the text gives it. */
  name: string
  tag: string
  /** The key of the table's row that it stands in. */
  row: string | undefined
  /** Whether an outline shows the focus. A shadow is none: buttons have one without the focus too. */
  isSeen: boolean
}

/** The focused element. */
export const focused = (page: Page): Promise<FocusedElement> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const label =
      at.getAttribute('aria-label') ?? (at as HTMLInputElement).labels?.[0]?.textContent ?? at.textContent ?? ''
    // An outline may be drawn on the element, inside it (a card's whole area), or by the box around a hidden input.
    const drawn = [at, ...at.querySelectorAll('*'), at.parentElement, at.closest('label'), at.closest('.group')]
      .filter((one): one is HTMLElement => one instanceof HTMLElement)
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after'), getComputedStyle(one, '::before')])
    return {
      name: label.trim(),
      tag: at.tagName,
      row: at.closest('[data-row-key]')?.getAttribute('data-row-key') ?? undefined,
      isSeen: drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
    }
  })
