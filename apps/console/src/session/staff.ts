import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { call } from './api.ts'
import { areaOf, areas, type AreaName } from '../areas/areas.ts'
import { keepUser, type Staff } from './session.ts'

/** Fetches the signed-in user and stores it beside the token (spec §3). */
async function loadStaff(area: AreaName): Promise<Staff> {
  const { getMe, provider } = areas[area]
  const user = await call(getMe, { body: { provider } })
  keepUser(area, user)
  return user
}

export const staffQuery = (area: AreaName) =>
  queryOptions({ queryKey: [area, 'me'], queryFn: () => loadStaff(area), staleTime: Infinity })

/** Who is signed in to the area on screen; known before any page of it is shown. */
export function useStaff(): Staff {
  const { data } = useQuery(staffQuery(areaOf(useLocation().pathname) ?? 'Admin'))
  if (!data) throw new Error('no page stands outside the session')
  return data
}
