import { queryOptions } from '@tanstack/react-query'
import { call } from '../session/api.ts'
import { areas, type AreaName } from '../areas/areas.ts'
import { queries } from '../session/queries.ts'
import { staffQuery } from '../session/staff.ts'
import { landing } from './landing.ts'
import type { MenuItem } from './menu-tree.ts'

/** The menus of an area, fetched once; being in the cache means that they are loaded (spec §4). */
export const menuQuery = (area: AreaName) =>
  queryOptions({
    queryKey: [area, 'menu'],
    queryFn: (): Promise<readonly MenuItem[]> => call(areas[area].loadMenu, { query: { type: 'getChildren' } }),
    staleTime: Infinity,
  })

interface LoadedArea {
  menus: readonly MenuItem[]
  landing: string | undefined
  /** The account has to set up its second factor before it opens any page of the menus. */
  lacksSecondFactor: boolean
}

/** Loads what every page of an area needs, its menus and the user, unless both are cached. */
export async function loadArea(area: AreaName): Promise<LoadedArea> {
  const [menus, staff] = await Promise.all([
    queries.ensureQueryData(menuQuery(area)),
    queries.ensureQueryData(staffQuery(area)),
  ])
  return { menus, landing: landing(menus, staff.defaultUrl), lacksSecondFactor: staff.lacks_second_factor }
}
