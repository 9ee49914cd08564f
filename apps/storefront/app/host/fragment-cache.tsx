import type { Locale } from '@fangshi/contract/locale'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'
import { LocaleProvider } from '~/i18n/text.tsx'
import { FragmentContext } from '~/ui/cached-fragment.tsx'

/** The HTML of a fragment: the same object for the same content, so the host can keep what it makes of it. */
export interface Fragment {
  readonly html: string
}

/**
 * Fragment caching: the HTML of components by their properties and language. A fragment's key is all that it is rendered
 * from, so it never grows stale; what no page has shown for long is dropped.
 */
export class FragmentCache {
  private recent = new Map<string, Fragment>()
  private older = new Map<string, Fragment>()
  private recentLength = 0
  private readonly ids = new WeakMap<FunctionComponent<never>, number>()
  private nextId = 0
  private readonly maxLength: number

  /** `maxLength`: how many characters of keys and HTML are kept, at most twice as many. */
  constructor(maxLength: number) {
    this.maxLength = maxLength
  }

  get<P extends object>(component: FunctionComponent<P>, props: P, locale: Locale): Fragment {
    const key = `${this.idOf(component)} ${locale} ${JSON.stringify(props)}`
    const known = this.recent.get(key)
    if (known) return known
    const fragment = this.older.get(key) ?? { html: this.render(component, props, locale) }
    this.keep(key, fragment)
    return fragment
  }

  private readonly htmlOf = <P extends object>(component: FunctionComponent<P>, props: P, locale: Locale): string =>
    this.get(component, props, locale).html

  private render<P extends object>(Component: FunctionComponent<P>, props: P, locale: Locale): string {
    return renderToString(
      <FragmentContext value={this.htmlOf}>
        <LocaleProvider locale={locale}>
          <Component {...props} />
        </LocaleProvider>
      </FragmentContext>,
    )
  }

  private idOf(component: FunctionComponent<never>): number {
    const known = this.ids.get(component)
    if (known !== undefined) return known
    this.ids.set(component, this.nextId)
    return this.nextId++
  }

  private keep(key: string, fragment: Fragment): void {
    this.recent.set(key, fragment)
    this.recentLength += key.length + fragment.html.length
    if (this.recentLength <= this.maxLength) return
    this.older = this.recent
    this.recent = new Map()
    this.recentLength = 0
  }
}
