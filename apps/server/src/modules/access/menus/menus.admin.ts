import { menus, restoreMenus as restoreMenusRoute, sellerMenus } from '@fangshi/contract/menus'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { act } from '../../../kernel/http/act.ts'
import { serve, type ResourceSpec } from '../../../kernel/resource/serve.ts'
import type { Form, Row, WriteContext } from '../../../kernel/resource/spec.ts'
import { restoreMenus } from './restore-menus.ts'
import {
  buttonsOfMenu,
  isFreeMenu,
  isHeldMenu,
  lockMenus,
  menuDepth,
  menuHeight,
  menusUpwards,
  mostLevels,
} from './menu-places.db.ts'
import { holdsAll } from '../rights.ts'
import { holderFor } from '../grants.db.ts'
import { menus as table } from '../schema.ts'

/**
 * Checks that a menu stays in its own area and that it and everything below it fit in three levels. The kernel refuses
 * circles.
 */
async function checkPlace(tx: Tx, area: 'Admin' | 'Seller', pid: number, id?: number): Promise<void> {
  await lockMenus(tx)
  if (pid === 0) return
  const above = await menuDepth(tx, area, pid)
  const own = id === undefined ? 1 : await menuHeight(tx, id)
  if (above === 0 || above + own > mostLevels) failFields({ pid: 'PARENT_INVALID' })
}

/**
 * Whether the caller may change, delete or fill a menu (rules §11): everybody would see the change. Menus that
 * administrators added and no role holds are free.
 */
const isOpenTo = async ({ tx, who }: WriteContext, id: number): Promise<boolean> =>
  holdsAll(who) || (await isFreeMenu(tx, id)) || (await holderFor(tx, who)).menu(id)

/** Whether the caller may change a group and all above it, which come along with what stands in them. */
async function isPlaceOpenTo(context: WriteContext, pid: number): Promise<boolean> {
  for (const id of await menusUpwards(context.tx, pid)) if (!(await isOpenTo(context, id))) return false
  return true
}

/**
 * A menu that roles hold brings its holders the groups above it. It is therefore moved only below groups that the caller
 * may change, and only a super admin points it to another path: its holders would get their buttons there (rules §11).
 * Throws GRANT_BEYOND_OWN.
 */
async function checkMove(form: Form, before: Row<typeof table>, context: WriteContext): Promise<void> {
  const { pid, apis } = form as { pid?: number; apis?: string }
  const isOtherPath = apis !== undefined && apis !== before.apis
  const isOtherGroup = pid !== undefined && pid !== 0 && pid !== before.pid
  if (!(isOtherPath || isOtherGroup) || !(await isHeldMenu(context.tx, before.id))) return
  if (isOtherPath && !holdsAll(context.who)) failFields({ apis: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
  if (isOtherGroup && !(await isPlaceOpenTo(context, pid))) failFields({ pid: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
}

/** A deleted menu takes its buttons from every role that has them. Throws GRANT_BEYOND_OWN. */
async function checkDelete(id: number, { tx, who }: WriteContext): Promise<void> {
  const buttons = await buttonsOfMenu(tx, id)
  if (!(await holderFor(tx, who)).holds({ menus: [], permissions: [], buttons })) fail('GRANT_BEYOND_OWN')
}

/** The menus of an area. */
const specOf = (area: 'Admin' | 'Seller'): ResourceSpec<typeof table> => ({
  table,
  order: ['is_sort', 'id'],
  tree: { parent: 'pid', key: 'id', top: null },
  own: () => ({ area }),
  isDeleteFinal: true,
  check: async ({ form, before }, context) => {
    if (before && !(await isOpenTo(context, before.id))) fail('GRANT_BEYOND_OWN')
    if (form?.pid !== undefined) await checkPlace(context.tx, area, form.pid as number, before?.id)
    if (before && form) await checkMove(form, before, context)
    if (before && !form) await checkDelete(before.id, context)
  },
})

export const menusAdmin = [
  ...serve(menus, specOf('Admin')),
  ...serve(sellerMenus, specOf('Seller')),
  act(restoreMenusRoute, restoreMenus, (changes) => ({ restored: changes.length })),
]
