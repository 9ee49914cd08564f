import type { Page } from 'playwright-core'

/** What stands outside a page's width, with text of the given size; nothing when the page does not scroll sideways. */
export const tooWide = (page: Page, textSize: '100%' | '200%'): Promise<string[]> =>
  page.evaluate((size) => {
    const root = document.documentElement
    root.style.fontSize = size
    const { scrollWidth, clientWidth } = root
    /** Whether the element stands in one that scrolls or cuts off what is too wide for it. */
    const isHeld = ({ parentElement: at }: Element): boolean =>
      at !== null && at !== document.body && (getComputedStyle(at).overflowX !== 'visible' || isHeld(at))
    const outside =
      scrollWidth > clientWidth
        ? [...document.querySelectorAll('body *')].filter(
            (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
          )
        : []
    root.style.removeProperty('font-size')
    if (scrollWidth <= clientWidth) return []
    return [`${scrollWidth} px`, ...outside.slice(0, 8).map((element) => `${element.tagName} ${element.className}`)]
  }, textSize)
