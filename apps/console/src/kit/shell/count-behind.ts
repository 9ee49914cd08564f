import type { MenuItem } from '../../menus/menu-tree.ts'
import type { MenuCounts } from './chats/use-menu-counts.ts'

/** How much waits behind an item and all below it. */
export const countBehind = ({ apis, children }: MenuItem, counts: MenuCounts): number =>
  children.reduce((sum, child) => sum + countBehind(child, counts), counts[apis] ?? 0)
