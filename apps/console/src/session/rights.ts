import { useStaff } from './staff.ts'

/** Whether a list of permissions from the server contains one; `*` contains all. */
const holds = (rights: readonly string[], right: string): boolean => rights.includes('*') || rights.includes(right)

/** What the account on this page may call: `can('Admin.goods_brands.store')` (spec §6, interface permissions). */
export function useRights(): { can: (right: string) => boolean } {
  const { rights } = useStaff()
  return { can: (right) => holds(rights, right) }
}
