import { sellerUsers } from '@fangshi/contract/access'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { on } from '../../../kernel/http/on.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { inFormTx } from '../../../kernel/resource/form-tx.ts'
import { list } from '../../../kernel/resource/list.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { one } from '../../../kernel/resource/one.ts'
import { showDetail } from '../../../kernel/resource/rows.ts'
import type { ResourceSpec } from '../../../kernel/resource/serve.ts'
import type { StaffRecord } from '../../accounts/public.ts'
import { users as table } from '../../accounts/schema.ts'
import { namesOfStaffRoles } from './staff-roles.db.ts'
import { ownerOf } from './staff-rules.ts'
import { addToStaff, deleteFromStaff, hashFor, updateInStaff } from './write-staff.ts'

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'nickname',
  own: (who) => ({ belong_id: who.area === 'Seller' ? ownerOf(who) : fail('FORBIDDEN') }),
  filters: { nickname: nameFilter(table.nickname), username: nameFilter(table.username) },
  show: async (rows, { db }) => {
    const named = await namesOfStaffRoles(
      db,
      rows.map(({ id }) => id),
    )
    return named.map((roles) => ({ roles: roles.map(({ id }) => id), role_names: roles.map(({ name }) => name) }))
  },
}

async function showOne(db: Db, row: StaffRecord, locale: Locale): Promise<Reply<typeof sellerUsers.show>> {
  return (await showDetail(sellerUsers, spec, row, { db, locale })) as Reply<typeof sellerUsers.show>
}

/** Read like any plain screen; written by use cases, since the rows belong to the module accounts. */
export const usersSeller = [
  list(sellerUsers, spec),
  one(sellerUsers, spec),
  dict(sellerUsers, spec),
  on(sellerUsers.store, async (call) => {
    await call.press(sellerUsers.path, 'add')
    const { password, username } = call.body
    if (!password) return failFields({ password: 'REQUIRED' })
    const hash = await hashFor(password, username)
    return inFormTx(call.ctx.db, sellerUsers, table, async (tx) =>
      showOne(tx, await addToStaff(tx, call, hash), call.locale),
    )
  }),
  on(sellerUsers.update, async (call) => {
    await call.press(sellerUsers.path, 'edit')
    const { password, username } = call.body
    const hash = password ? await hashFor(password, username) : undefined
    return inFormTx(call.ctx.db, sellerUsers, table, async (tx) =>
      showOne(tx, await updateInStaff(tx, call, hash), call.locale),
    )
  }),
  on(sellerUsers.destroy, async (call) => {
    await call.press(sellerUsers.path, call.params.ids.length > 1 ? 'batch_delete' : 'delete')
    return inFormTx(call.ctx.db, sellerUsers, table, (tx) => deleteFromStaff(tx, call), true)
  }),
]
