import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { AreaName } from '../areas/areas.ts'
import { viewOf } from './views.ts'
import { menuQuery } from './load-area.ts'
import { isExternalLink, menuTarget, type MenuItem } from './menu-tree.ts'

const none: readonly MenuItem[] = []

/** The menus of an area; loaded before any of its pages is shown. */
export const useMenus = (area: AreaName): readonly MenuItem[] => useQuery(menuQuery(area)).data ?? none

/** Opens what a menu item leads to (spec §2, menu item behaviour). */
export function useOpenMenu(): (item: MenuItem) => void {
  const navigate = useNavigate()
  return (item) => {
    const target = menuTarget(item)
    if (target && isExternalLink(target.apis)) window.open(target.apis, '_blank', 'noopener')
    else if (target && viewOf(target.view)) void navigate(target.apis)
    else console.warn('No Route', item.name)
  }
}
