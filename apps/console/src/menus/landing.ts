import { isExternalLink, type MenuItem } from './menu-tree.ts'

/** All items, each before its children. */
function* inOrder(items: readonly MenuItem[]): Generator<MenuItem> {
  for (const item of items) {
    yield item
    yield* inOrder(item.children)
  }
}

/**
 * Where a login leads: the server's `defaultUrl` when a menu of the account stands there, else the first item in tree
 * order that has a view and an address inside (reference 1.7). Undefined for an account without such an item.
 */
export function landing(menus: readonly MenuItem[], defaultUrl: string): string | undefined {
  const pages = Array.from(inOrder(menus)).filter(({ view, apis }) => view && apis && !isExternalLink(apis))
  return (pages.find(({ apis }) => apis === defaultUrl) ?? pages[0])?.apis
}
