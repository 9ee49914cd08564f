import type { RenderFragment } from '~/ui/cached-fragment.tsx'
import type { Fragment, FragmentCache } from './fragment-cache.tsx'

/** Stands for a fragment in a page that is being rendered; random, so that no text can hold it. */
const mark = crypto.randomUUID()
const marks = new RegExp(`${mark}(\\d+);`)

/** Shorter fragments become part of the text around them: encoding them again costs less than another piece. */
const minLength = 1000

/** The fragments of one page: rendered as marks, which then divide the page. */
export class PageFragments {
  private readonly found: Fragment[] = []
  private readonly cache: FragmentCache

  constructor(cache: FragmentCache) {
    this.cache = cache
  }

  readonly render: RenderFragment = (component, props, locale) => {
    const fragment = this.cache.get(component, props, locale)
    if (fragment.html.length < minLength) return fragment.html
    return `${mark}${this.found.push(fragment) - 1};`
  }

  /** The rendered page in order: texts and, between them, fragments. */
  divide(html: string): (string | Fragment)[] {
    return html.split(marks).map((part, index) => (index % 2 ? this.found[Number(part)]! : part))
  }
}
