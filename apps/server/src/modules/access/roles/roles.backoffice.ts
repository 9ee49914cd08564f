import { roles, sellerRoles } from '@fangshi/contract/access'
import { fail, failFields } from '../../../kernel/fail.ts'
import { serve, type ResourceSpec } from '../../../kernel/resource/serve.ts'
import type { Form, WriteContext } from '../../../kernel/resource/spec.ts'
import { holderFor, without, type Grants } from './grants.db.ts'
import { areOfArea, replaceRoleSets, roleSets } from './role-sets.db.ts'
import { roles as table } from '../schema.ts'

const nothing: Grants = { menus: [], permissions: [], buttons: [] }

const setsOf = async ({ tx }: WriteContext, role?: { id: number }): Promise<Grants> =>
  role ? ((await roleSets(tx, [role.id]))[0] as Grants) : nothing

/** The grants of a role after a form, which may omit sets; a button is removed together with its menu. */
function setsAfter(form: Partial<Grants>, before: Grants): Grants {
  const { menus = before.menus, permissions = before.permissions } = form
  const buttons = form.buttons ?? before.buttons.filter(({ menu_id }) => menus.includes(menu_id))
  return { menus, permissions, buttons }
}

/** New grants of a role must exist, belong to this area and be held by the caller (rules §11). */
async function checkSets(form: Form, before: Grants, { tx, who }: WriteContext): Promise<void> {
  const sets = setsAfter(form as Partial<Grants>, before)
  if (!(await areOfArea(tx, who.area, 'menus', sets.menus))) failFields({ menus: 'CHOICE_INVALID' })
  if (!(await areOfArea(tx, who.area, 'permissions', sets.permissions))) failFields({ permissions: 'CHOICE_INVALID' })
  const menus = new Set(sets.menus)
  if (sets.buttons.some(({ menu_id }) => !menus.has(menu_id))) failFields({ buttons: 'CHOICE_INVALID' })
  const holder = await holderFor(tx, who)
  if (!holder.holds(without(sets, before))) fail('GRANT_BEYOND_OWN')
}

const spec: ResourceSpec<typeof table> = {
  table,
  own: (who) => (who.area === 'Admin' ? { area: 'Admin' } : { area: 'Seller', store_id: who.store_id }),
  check: async ({ form, before }, context) => {
    if (form) await checkSets(form, await setsOf(context, before), context)
  },
  after: async ({ form, after }, context) => {
    if (form && after)
      await replaceRoleSets(context.tx, after.id, setsAfter(form as Partial<Grants>, await setsOf(context, after)))
  },
  show: (rows, { db }) =>
    roleSets(
      db,
      rows.map(({ id }) => id),
    ),
}

/** The platform's roles, and those that each store has for its staff. */
export const rolesBackoffice = [...serve(roles, spec), ...serve(sellerRoles, spec)]
