import type { Context } from '../../context.ts'
import type { Who } from '../../kernel/http/who.ts'

/** Whether the caller holds a named interface right: owners and the super admin hold all (rules §11). */
export async function allow(_ctx: Context, who: Who, right: string): Promise<boolean> {
  if (!right.startsWith(`${who.area}.`)) return false
  if (who.area === 'Admin') return who.is_super
  return who.area === 'Seller' && who.belong_id === 0
}
