import { sellerUsers } from '@fangshi/contract/access'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import { on } from '../../kernel/http/on.ts'
import { nameFilter } from '../../kernel/resource/name-search.ts'
import { showRows } from '../../kernel/resource/read.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { bind, type Service } from '../../kernel/resource/service.ts'
import { writing } from '../../kernel/resource/write.ts'
import type { StaffRecord } from '../accounts/public.ts'
import { users as table } from '../accounts/schema.ts'
import { namesOfStaffRoles } from './staff-roles.db.ts'
import { ownerOf } from './staff-rules.ts'
import { addToStaff, deleteFromStaff, hashFor, updateInStaff } from './write-staff.ts'

const service: Service<typeof table> = {
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
const bound = bind(sellerUsers, service)

async function showOne(db: Db, row: StaffRecord, locale: Locale): Promise<Reply<typeof sellerUsers.show>> {
  return (await showRows(bound, [row], bound.detailNames, { db, locale }))[0] as Reply<typeof sellerUsers.show>
}

/** Read like any plain screen; written by use cases, since the rows are the accounts module's. */
export const usersSeller = [
  ...serve(sellerUsers, service).filter(({ route }) => route.method === 'GET'),
  on(sellerUsers.store, async (call) => {
    await call.press(sellerUsers.path, 'add')
    const { password, username } = call.body
    if (!password) return failFields({ password: 'REQUIRED' })
    const hash = await hashFor(password, username)
    return writing(bound, call, async (tx) => showOne(tx, await addToStaff(tx, call, hash), call.locale))
  }),
  on(sellerUsers.update, async (call) => {
    await call.press(sellerUsers.path, 'edit')
    const { password, username } = call.body
    const hash = password ? await hashFor(password, username) : undefined
    return writing(bound, call, async (tx) => showOne(tx, await updateInStaff(tx, call, hash), call.locale))
  }),
  on(sellerUsers.destroy, async (call) => {
    await call.press(sellerUsers.path, call.params.ids.length > 1 ? 'batch_delete' : 'delete')
    return writing(bound, call, (tx) => deleteFromStaff(tx, call), true)
  }),
]
