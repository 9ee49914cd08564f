import { permissionGroups, permissions } from '@fangshi/contract/access'
import { failFields } from '../../../kernel/fail.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import type { WriteContext } from '../../../kernel/resource/spec.ts'
import { permissionSeeds } from './permission-seeds.ts'
import { allow, holdsAll } from '../rights.ts'
import { permissionGroups as groupTable, permissions as table } from '../schema.ts'

export const permissionGroupsAdmin = serve(permissionGroups, { table: groupTable, order: ['id'] })

/**
 * Holding a permission means holding the right it names. So nobody may create a permission for a right they lack, point
 * one to such a right, or point one away from it (rules §11).
 */
async function checkRights(apis: string, was: string | undefined, { tx, who }: WriteContext): Promise<void> {
  if (!permissionSeeds().some((seed) => seed.apis === apis)) failFields({ apis: 'CHOICE_INVALID' })
  if (holdsAll(who)) return
  for (const right of was === undefined ? [apis] : [apis, was]) {
    if (!(await allow(tx, who, right))) failFields({ apis: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
  }
}

export const permissionsAdmin = serve(permissions, {
  table,
  order: ['group_id', 'id'],
  check: async ({ form, before }, context) => {
    const apis = form?.apis as string | undefined
    if (apis !== undefined && apis !== before?.apis) await checkRights(apis, before?.apis, context)
  },
})
