import { permissionGroups, permissions } from '@fangshi/contract/access'
import { failFields } from '../../../kernel/fail.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import type { WriteContext } from '../../../kernel/resource/spec.ts'
import { permissionSeeds } from './permission-seeds.ts'
import { allow, holdsAll } from '../rights.ts'
import { permissionGroups as groupTable, permissions as table } from '../schema.ts'

export const permissionGroupsAdmin = serve(permissionGroups, { table: groupTable, order: ['id'] })

/**
 * Holding a permission means holding the right it names. So nobody may create, change or delete a permission for a right
 * they lack, point one to such a right, or point one away from it (rules §11).
 */
async function checkRights(apis: string | undefined, was: string | undefined, context: WriteContext): Promise<void> {
  const { tx, who } = context
  if (apis !== undefined && apis !== was && !permissionSeeds().some((seed) => seed.apis === apis))
    failFields({ apis: 'CHOICE_INVALID' })
  if (holdsAll(who)) return
  for (const right of [apis, was]) {
    if (right !== undefined && !(await allow(tx, who, right)))
      failFields({ apis: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
  }
}

export const permissionsAdmin = serve(permissions, {
  table,
  order: ['group_id', 'id'],
  check: async ({ form, before }, context) => checkRights(form?.apis as string | undefined, before?.apis, context),
})
