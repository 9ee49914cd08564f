import { useLocation } from 'react-router'
import { areaOf } from '../../areas.ts'
import { menuChain, type MenuItem } from './menu-tree.ts'
import { useMenus } from './use-menus.ts'

/** The menu item whose page is on screen; undefined until the menus are here and on pages that no menu leads to. */
export function useMenuItem(): MenuItem | undefined {
  const path = useLocation().pathname
  const { data = [] } = useMenus(areaOf(path) ?? 'Admin')
  return menuChain(data, path).at(-1)
}
