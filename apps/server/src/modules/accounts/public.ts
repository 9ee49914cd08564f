import type { Area } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import type { Who } from '../../kernel/http/who.ts'

/** The holder of a token of this area; null for an unknown or ended one (rules §1). */
export async function authenticate(
  _ctx: Context,
  _area: Area,
  _token: string,
): Promise<{ who: Who; renewed?: string } | null> {
  return null
}
