import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api.ts'
import { areas, type AreaName } from '../../areas.ts'
import { isOutside, menuTarget, type MenuItem } from './menu-tree.ts'

/** The menus of an area, loaded once for each session (spec §4). */
export const useMenus = (area: AreaName) =>
  useQuery({
    queryKey: [area, 'menu'],
    queryFn: () => call(areas[area].loadMenu, { query: { type: 'getChildren' } }),
    staleTime: Infinity,
  })

/** Opens what a menu item leads to (spec §2, menu item behaviour). */
export function useOpenMenu(hasPage: (path: string) => boolean): (item: MenuItem) => void {
  const navigate = useNavigate()
  return (item) => {
    const target = menuTarget(item)
    if (target && isOutside(target)) window.open(target, '_blank', 'noopener')
    else if (target && hasPage(target)) void navigate(target)
    else console.warn('No Route', item.name)
  }
}
