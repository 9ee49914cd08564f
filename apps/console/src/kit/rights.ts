import { useLocation } from 'react-router'
import { areaOf } from '../areas.ts'
import type { Staff } from '../session.ts'
import { useStaffQuery } from './staff.ts'

/** Whether rights as told by the server hold one of them; `*` holds all. */
export const holds = (rights: readonly string[], right: string): boolean =>
  rights.includes('*') || rights.includes(right)

/** What the account on this page may call: `can('Admin.goods_brands.store')` (spec §6, interface permissions). */
export function useRights(): { can: (right: string) => boolean } {
  const { data } = useStaffQuery(areaOf(useLocation().pathname) ?? 'Admin')
  const { rights = [] }: Partial<Staff> & { rights?: readonly string[] } = data ?? {}
  return { can: (right) => holds(rights, right) }
}
