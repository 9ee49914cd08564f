import { admins } from '@fangshi/contract/access'
import { resetAdminFactor } from '@fangshi/contract/second-factor'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { failFields } from '../../../kernel/fail.ts'
import { act, actPrepared } from '../../../kernel/http/act.ts'
import { behindButton, type CallOf } from '../../../kernel/http/on.ts'
import type { Change } from '../../../kernel/http/who.ts'
import { deleteRows } from '../../../kernel/resource/delete-rows.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { list } from '../../../kernel/resource/list.ts'
import { one } from '../../../kernel/resource/one.ts'
import { showDetail } from '../../../kernel/resource/show-detail.ts'
import { refuseStaleRow } from '../../../kernel/resource/stale-row.ts'
import type { ResourceSpec } from '../../../kernel/resource/serve.ts'
import { haveFactor, lockedAdmins, newPasswordHash, type AdminRecord } from '../../accounts/public.ts'
import { admins as table } from '../../accounts/schema.ts'
import { namesOfRoles } from './admin-roles.db.ts'
import { asAdmin } from '../rights.ts'
import {
  addAdministrator,
  deleteAdministrators,
  resetAdministratorFactor,
  updateAdministrator,
} from './write-admins.ts'

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'nickname',
  show: async (rows, { db }) => {
    const ids = rows.map(({ id }) => id)
    const [named, factors] = await Promise.all([namesOfRoles(db, ids), haveFactor(db, 'admins', ids)])
    return named.map((roles, index) => ({
      roles: roles.map(({ id }) => id),
      role_names: roles.map(({ name }) => name),
      has_second_factor: factors[index] === true,
    }))
  },
}

async function showSaved(
  { row }: Change & { row: AdminRecord },
  { tx, ctx, locale }: { tx: Tx; ctx: Context; locale: Locale },
): Promise<Reply<typeof admins.show>> {
  return (await showDetail(admins, spec, row, { db: tx, locale, now: ctx.now() })) as Reply<typeof admins.show>
}

/** Read like any plain screen; written by use cases, since the rows belong to the module accounts. */
export const adminsAdmin = [
  list(admins, spec),
  one(admins, spec),
  dict(admins, spec),
  behindButton(
    admins.path,
    'add',
    actPrepared(
      admins.store,
      async ({ body: { password, ...fields } }: CallOf<typeof admins.store>) => {
        if (!password) return failFields({ password: 'REQUIRED' })
        return { ...fields, password_hash: await newPasswordHash(password, [fields.username]) }
      },
      (tx, ctx, who, input) => addAdministrator(tx, ctx, asAdmin(who), input),
      showSaved,
    ),
  ),
  behindButton(
    admins.path,
    'edit',
    actPrepared(
      admins.update,
      async ({ params, body: { password, ...fields }, locale }: CallOf<typeof admins.update>) => {
        const password_hash = password ? await newPasswordHash(password, [fields.username ?? '']) : undefined
        return { ...fields, ...params, password_hash, locale }
      },
      async (tx, ctx, who, { revision, locale, ...input }) => {
        await lockedAdmins(tx)
        await refuseStaleRow(admins, spec, { id: input.id, revision }, { tx, ctx, who, locale })
        return updateAdministrator(tx, ctx, asAdmin(who), input)
      },
      showSaved,
    ),
  ),
  deleteRows(admins, async (tx, { ctx, who, params }) => {
    const chosen = (await lockedAdmins(tx)).filter(({ id }) => params.ids.includes(id))
    return {
      names: new Map(chosen.map(({ id, nickname }) => [id, nickname])),
      destroy: (ids) => deleteAdministrators(tx, ctx, asAdmin(who), { ids }),
      explain: (error) => error,
    }
  }),
  behindButton(admins.path, 'edit', act(resetAdminFactor, resetAdministratorFactor)),
]
