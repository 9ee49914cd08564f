import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { call } from '../api.ts'
import { areas, type AreaName } from '../areas.ts'
import { keepUser, keptUser, type Staff } from '../session.ts'

/** Asks who is signed in and keeps the answer beside the token. */
async function loadStaff(area: AreaName): Promise<Staff> {
  const { getMe, provider } = areas[area]
  const user = await call(getMe, { body: { provider } })
  keepUser(area, user)
  return user
}

/** Who is signed in: at once what is kept, then what the server says. */
export const useStaffQuery = (area: AreaName) =>
  useQuery({
    queryKey: [area, 'me'],
    queryFn: () => loadStaff(area),
    initialData: () => keptUser(area),
    initialDataUpdatedAt: 0,
  })

/** Who is signed in, inside the shell, which shows no page without. */
export const useStaff = (): Staff => useOutletContext<Staff>()
