import { useLocation } from 'react-router'
import { areaOf } from '../areas/areas.ts'
import { menuChain, type MenuItem } from './menu-tree.ts'
import { useMenus } from './use-menus.ts'

/** The menu items from the top-level module down to the page on screen; empty where no menu leads. */
export function useMenuChain(): readonly MenuItem[] {
  const path = useLocation().pathname
  return menuChain(useMenus(areaOf(path) ?? 'Admin'), path)
}

/** The menu item whose page is on screen; undefined where no menu leads. */
export const useMenuItem = (): MenuItem | undefined => useMenuChain().at(-1)
