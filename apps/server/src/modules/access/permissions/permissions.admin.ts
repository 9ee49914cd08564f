import { permissionGroups, permissions } from '@fangshi/contract/access'
import { statement } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import type { WriteContext } from '../../../kernel/resource/spec.ts'
import { permissionSeeds } from './permission-seeds.ts'
import { allow, holdsAll } from '../rights.ts'
import { permissionGroups as groupTable, permissions as table } from '../schema.ts'

const rightsIn = statement('access.rights_of_group', 'select apis from permissions where group_id = $1')

/** Whoever renames a group renames it for all who hold a permission of it, so the caller holds every one (rules §11). */
async function checkGroup(groupId: number, { tx, who }: WriteContext): Promise<void> {
  if (holdsAll(who)) return
  for (const { apis } of await tx.rows<{ apis: string }>(rightsIn, [groupId]))
    if (!(await allow(tx, who, apis))) fail('GRANT_BEYOND_OWN')
}

export const permissionGroupsAdmin = serve(permissionGroups, {
  table: groupTable,
  order: ['id'],
  check: async ({ before }, context) => {
    if (before) await checkGroup(before.id, context)
  },
})

const held = statement(
  'access.permission_held',
  'select exists (select from role_permissions where permission_id = $1) as is_held',
)

/** What a permission names is changed only by a super admin once roles hold it: they would get another right. */
async function checkPointer(id: number, { tx, who }: WriteContext): Promise<void> {
  if (holdsAll(who) || !(await tx.row<{ is_held: boolean }>(held, [id]))?.is_held) return
  failFields({ apis: 'GRANT_BEYOND_OWN' }, 'GRANT_BEYOND_OWN')
}

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
  isDeleteFinal: true,
  check: async ({ form, before }, context) => {
    const apis = form?.apis as string | undefined
    await checkRights(apis, before?.apis, context)
    if (before && apis !== undefined && apis !== before.apis) await checkPointer(before.id, context)
  },
})
