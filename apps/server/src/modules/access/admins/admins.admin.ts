import { admins } from '@fangshi/contract/access'
import { resetAdminFactor } from '@fangshi/contract/second-factor'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../../context.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { act, perform } from '../../../kernel/http/act.ts'
import { behindButton, on } from '../../../kernel/http/on.ts'
import { deleteAll } from '../../../kernel/resource/delete-all.ts'
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

async function showOne({ db }: Context, row: AdminRecord, locale: Locale): Promise<Reply<typeof admins.show>> {
  return (await showDetail(admins, spec, row, { db, locale })) as Reply<typeof admins.show>
}

/** Read like any plain screen; written by use cases, since the rows belong to the module accounts. */
export const adminsAdmin = [
  list(admins, spec),
  one(admins, spec),
  dict(admins, spec),
  on(admins.store, async (call) => {
    await call.press(admins.path, 'add')
    const { password, ...fields } = call.body
    if (!password) return failFields({ password: 'REQUIRED' })
    const input = { ...fields, password_hash: await newPasswordHash(password, [fields.username]) }
    const { row } = await perform(call, (tx) => addAdministrator(tx, call.ctx, asAdmin(call.who), input))
    return showOne(call.ctx, row, call.locale)
  }),
  on(admins.update, async (call) => {
    await call.press(admins.path, 'edit')
    const { password, revision, ...fields } = call.body
    const password_hash = password ? await newPasswordHash(password, [fields.username ?? '']) : undefined
    const input = { ...fields, id: call.params.id, password_hash }
    const { row } = await perform(call, async (tx) => {
      await lockedAdmins(tx)
      await refuseStaleRow(admins, spec, { id: call.params.id, revision }, { ...call, tx })
      return updateAdministrator(tx, call.ctx, asAdmin(call.who), input)
    })
    return showOne(call.ctx, row, call.locale)
  }),
  on(admins.destroy, async (call) => {
    await call.press(admins.path, call.params.ids.length > 1 ? 'batch_delete' : 'delete')
    const deleted = await perform(call, async (tx) => {
      const chosen = (await lockedAdmins(tx)).filter(({ id }) => call.params.ids.includes(id))
      if (chosen.length < call.params.ids.length) fail('NOT_FOUND')
      return deleteAll(tx, {
        names: new Map(chosen.map(({ id, nickname }) => [id, nickname])),
        destroy: (ids) => deleteAdministrators(tx, call.ctx, asAdmin(call.who), { ids }),
        explain: (error) => error,
      })
    })
    return { deleted: deleted.length }
  }),
  behindButton(admins.path, 'edit', act(resetAdminFactor, resetAdministratorFactor)),
]
