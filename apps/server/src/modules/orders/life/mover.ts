import type { System, Who } from '../../../kernel/http/who.ts'
import type { Actor } from './order.ts'

/** Who makes a move, as recorded in the order's history. */
export interface Mover {
  by: Actor
  by_id?: number | undefined
}

const actorIn = { Home: 'shopper', Seller: 'seller', Admin: 'admin' } as const

export function moverOf(who: Who | System): Mover {
  if (who.area === 'System') return { by: who.by }
  return { by: actorIn[who.area], by_id: who.area === 'Admin' ? who.admin_id : who.user_id }
}
