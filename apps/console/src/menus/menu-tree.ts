import type { loadAdminMenu } from '@fangshi/contract/menus'
import type { Reply } from '@fangshi/contract/route'

/** `buttons`: what the screen offers to this account (spec §6, operation permissions). */
export type MenuItem = Reply<typeof loadAdminMenu>[number]

/** From the top-level module down to the item whose address is `path`; empty when no menu leads there. */
export function menuChain(items: readonly MenuItem[], path: string): MenuItem[] {
  for (const item of items) {
    if (item.apis === path) return [item]
    const below = menuChain(item.children, path)
    if (below.length) return [item, ...below]
  }
  return []
}

/** The item that an item opens: itself, or its first descendant that has an address (spec §2). */
export function menuTarget(item: MenuItem): MenuItem | undefined {
  if (item.apis) return item
  for (const child of item.children) {
    const target = menuTarget(child)
    if (target) return target
  }
  return undefined
}

/** The item with an id, wherever it stands. */
export function menuItem(items: readonly MenuItem[], id: number): MenuItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : menuItem(item.children, id)
    if (found) return found
  }
  return undefined
}

export const isExternalLink = (address: string): boolean => /^https?:\/\//.test(address)
