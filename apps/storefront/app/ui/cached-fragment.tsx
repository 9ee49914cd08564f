import type { Locale } from '@fangshi/contract/locale'
import { createContext, use, type FunctionComponent, type HTMLAttributes } from 'react'
import { useLocale } from '~/i18n/text.tsx'

/** Gives the HTML of a component with these properties in a language. */
export type RenderFragment = <P extends object>(component: FunctionComponent<P>, props: P, locale: Locale) => string

/** The server's fragment cache; null in the browser, which renders fragments like anything else. */
export const FragmentContext = createContext<RenderFragment | null>(null)

/**
 * An element whose content the server renders once for the same properties and language, however many pages show it, such
 * as a product card or the help links. So `content` may depend on nothing else: no context but the language, no ids, no
 * time. Functions among the properties are handlers for the browser. Fragments may stand in fragments. What preloads a
 * picture has to be rendered with its page: `isCached` false.
 */
export function CachedFragment<P extends object>({
  as: Element,
  content: Content,
  props,
  isCached = true,
  ...attributes
}: Omit<HTMLAttributes<HTMLElement>, 'content' | 'children'> & {
  as: 'article' | 'div' | 'section' | 'ul'
  content: FunctionComponent<P>
  props: P
  isCached?: boolean
}) {
  const locale = useLocale()
  const render = use(FragmentContext)
  if (render && isCached)
    return <Element {...attributes} dangerouslySetInnerHTML={{ __html: render(Content, props, locale) }} />
  return (
    <Element {...attributes}>
      <Content {...props} />
    </Element>
  )
}
