import { roles, sellerRoles } from '@fangshi/contract/access'
import { fail, failFields } from '../../../kernel/fail.ts'
import { serve, type ResourceSpec } from '../../../kernel/resource/serve.ts'
import type { WriteContext } from '../../../kernel/resource/spec.ts'
import { grantsOfRoles, holderFor, rolesOfHolders, without, type Grants } from '../grants.db.ts'
import { areOfArea, replaceRoleSets, roleSets } from './role-sets.db.ts'
import { accountOf, holdsAll } from '../rights.ts'
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

/** The grants of a role must exist and belong to this area. */
async function checkExist(sets: Grants, { tx, who }: WriteContext): Promise<void> {
  if (!(await areOfArea(tx, who.area, 'menus', sets.menus))) failFields({ menus: 'CHOICE_INVALID' })
  if (!(await areOfArea(tx, who.area, 'permissions', sets.permissions))) failFields({ permissions: 'CHOICE_INVALID' })
  const menus = new Set(sets.menus)
  if (sets.buttons.some(({ menu_id }) => !menus.has(menu_id))) failFields({ buttons: 'CHOICE_INVALID' })
}

const isEmpty = ({ menus, permissions, buttons }: Grants): boolean =>
  !menus.length && !permissions.length && !buttons.length

/**
 * A change of a role is judged by its difference: what it adds and what it takes away, the caller must hold; and whoever
 * gains by it may hold no more than the caller, as if the role were assigned to them now (rules §11). Throws
 * GRANT_BEYOND_OWN, ADMIN_HOLDS_MORE, STAFF_HOLDS_MORE.
 */
async function checkDifference(
  role: { id: number } | undefined,
  { before, after }: { before: Grants; after: Grants },
  { tx, who }: WriteContext,
): Promise<void> {
  const [added, removed] = [without(after, before), without(before, after)]
  const holder = await holderFor(tx, who)
  if (!holder.holds(added) || !holder.holds(removed)) fail('GRANT_BEYOND_OWN')
  if (!role || isEmpty(added) || holdsAll(who)) return
  const others = await rolesOfHolders(tx, who.area, role.id, accountOf(who))
  if (!holder.holds(await grantsOfRoles(tx, others)))
    fail(who.area === 'Admin' ? 'ADMIN_HOLDS_MORE' : 'STAFF_HOLDS_MORE')
}

const spec: ResourceSpec<typeof table> = {
  table,
  own: (who) => (who.area === 'Admin' ? { area: 'Admin' } : { area: 'Seller', store_id: who.store_id }),
  check: async ({ form, before: role }, context) => {
    const before = await setsOf(context, role)
    const after = form ? setsAfter(form as Partial<Grants>, before) : nothing
    await checkExist(after, context)
    await checkDifference(role, { before, after }, context)
    const isLoosened = role?.needs_second_factor === true && form?.needs_second_factor === false
    if (isLoosened && !(await holderFor(context.tx, context.who)).holds(before)) fail('GRANT_BEYOND_OWN')
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
