import { queryOptions } from '@tanstack/react-query'
import { call } from '../session/api.ts'
import { areas, type AreaName } from '../areas/areas.ts'
import { queries } from '../session/queries.ts'
import { staffQuery } from '../session/staff.ts'
import { landing } from './landing.ts'
import type { MenuItem } from './menu-tree.ts'

/** The menus of an area, fetched once and flagged as loaded by being there (spec §4). */
export const menuQuery = (area: AreaName) =>
  queryOptions({
    queryKey: [area, 'menu'],
    queryFn: (): Promise<readonly MenuItem[]> => call(areas[area].loadMenu, { query: { type: 'getChildren' } }),
    staleTime: Infinity,
  })

/** What no page of an area goes without: its menus and who is logged in. Asks once, then knows. */
export async function loadArea(area: AreaName): Promise<{ menus: readonly MenuItem[]; landing: string | undefined }> {
  const [menus, staff] = await Promise.all([
    queries.ensureQueryData(menuQuery(area)),
    queries.ensureQueryData(staffQuery(area)),
  ])
  return { menus, landing: landing(menus, staff.defaultUrl) }
}
