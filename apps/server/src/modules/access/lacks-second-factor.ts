import { statement, type Db } from '../../kernel/db/db.ts'
import type { Who } from '../../kernel/http/who.ts'
import { getSettings } from '../settings/public.ts'
import { accountOf, holdsAll } from './rights.ts'

const lacking = (holder: 'admin_roles' | 'user_roles', column: 'admin_id' | 'user_id'): string => `
  select ($2 or exists (select from ${holder} h join roles r on r.id = h.role_id
                         where h.${column} = $1 and r.needs_second_factor))
     and not exists (select from second_factors where ${column} = $1 and confirmed_at is not null) as is_lacking`

const lackingOf = {
  Admin: statement('access.admin_lacks_second_factor', lacking('admin_roles', 'admin_id')),
  Seller: statement('access.staff_lacks_second_factor', lacking('user_roles', 'user_id')),
}

/**
 * Whether the caller has still to set up the second factor that one of the roles demands, or the settings of all
 * administrators; read on every call, so that a change counts at once (rules §1).
 */
export async function lacksSecondFactor(db: Db, who: Who): Promise<boolean> {
  if (who.area === 'Home') return false
  const isDemandedOfAll = who.area === 'Admin' && (await getSettings(db, 'web')).admin_second_factor
  if (holdsAll(who) && !isDemandedOfAll) return false
  const row = await db.row<{ is_lacking: boolean }>(lackingOf[who.area], [accountOf(who), isDemandedOfAll])
  return row?.is_lacking === true
}
