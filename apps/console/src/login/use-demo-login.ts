import { demoLogins } from '@fangshi/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../session/api.ts'
import type { AreaName } from '../areas/areas.ts'

/** The demo login of an area; undefined outside the demo, where the call answers 404 (rules §0). */
export function useDemoLogin(area: AreaName): { username: string; password: string } | undefined {
  const { data } = useQuery({
    queryKey: ['demo', 'logins'],
    queryFn: () => call(demoLogins, {}, { quiet: true }),
    staleTime: Infinity,
  })
  return data?.find((login) => login.area === area)
}
