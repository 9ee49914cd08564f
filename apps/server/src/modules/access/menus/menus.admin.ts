import { menus, restoreMenus as restoreMenusRoute, sellerMenus } from '@fangshi/contract/menus'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { act } from '../../../kernel/http/act.ts'
import { serve, type ResourceSpec } from '../../../kernel/resource/serve.ts'
import type { Row, WriteContext } from '../../../kernel/resource/spec.ts'
import { restoreMenus } from './restore-menus.ts'
import { isHeldMenu, lockMenus, menuDepth, menuHeight } from './menu-places.db.ts'
import { holdsAll } from '../rights.ts'
import { holderFor } from '../grants.db.ts'
import { menus as table } from '../schema.ts'

const levels = 3

/**
 * Checks that a menu stays in its own area and that it and everything below it fit in three levels. The kernel refuses
 * circles.
 */
async function checkPlace(tx: Tx, area: 'Admin' | 'Seller', pid: number, id?: number): Promise<void> {
  await lockMenus(tx)
  if (pid === 0) return
  const above = await menuDepth(tx, area, pid)
  const own = id === undefined ? 1 : await menuHeight(tx, id)
  if (above === 0 || above + own > levels) failFields({ pid: 'PARENT_INVALID' })
}

/**
 * Refuses changing or deleting a menu that the caller does not hold (rules §11): everybody would see the change. Menus that
 * administrators added and no role holds are free. Throws GRANT_BEYOND_OWN.
 */
async function checkHolds({ id, seed }: Row<typeof table>, { tx, who }: WriteContext): Promise<void> {
  if (holdsAll(who) || (seed === null && !(await isHeldMenu(tx, id)))) return
  if (!(await holderFor(tx, who)).menu(id)) fail('GRANT_BEYOND_OWN')
}

/**
 * The menus of an area. Buttons are granted on a menu and apply at its path. Only a super admin may therefore point a
 * menu that roles hold to another path: its holders would get their buttons there (rules §11).
 */
const specOf = (area: 'Admin' | 'Seller'): ResourceSpec<typeof table> => ({
  table,
  order: ['is_sort', 'id'],
  tree: { parent: 'pid', key: 'id', top: null },
  own: () => ({ area }),
  check: async ({ form, before }, context) => {
    const { tx, who } = context
    if (before) await checkHolds(before, context)
    if (form?.pid !== undefined) await checkPlace(tx, area, form.pid as number, before?.id)
    const isMoved = before && form?.apis !== undefined && form.apis !== before.apis
    if (isMoved && !holdsAll(who) && (await isHeldMenu(tx, before.id)))
      failFields({ apis: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
  },
})

export const menusAdmin = [
  ...serve(menus, specOf('Admin')),
  ...serve(sellerMenus, specOf('Seller')),
  act(restoreMenusRoute, restoreMenus, (changes) => ({ restored: changes.length })),
]
