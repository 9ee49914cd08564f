import { sellerUsers } from '@fangshi/contract/access'
import { resetStaffFactor } from '@fangshi/contract/second-factor'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Db, Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { act, perform } from '../../../kernel/http/act.ts'
import { behindButton, on, type CallOf } from '../../../kernel/http/on.ts'
import type { Change, Seller, Who } from '../../../kernel/http/who.ts'
import { explainConstraint } from '../../../kernel/resource/constraint-fields.ts'
import { deleteAll } from '../../../kernel/resource/delete-all.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { inFormTx } from '../../../kernel/resource/form-tx.ts'
import { list } from '../../../kernel/resource/list.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { one } from '../../../kernel/resource/one.ts'
import { showDetail } from '../../../kernel/resource/show-detail.ts'
import { refuseStaleRow } from '../../../kernel/resource/stale-row.ts'
import type { ResourceSpec } from '../../../kernel/resource/serve.ts'
import { haveFactor, lockedStaff, newPasswordHash, type StaffRecord } from '../../accounts/public.ts'
import { users as table } from '../../accounts/schema.ts'
import { namesOfStaffRoles } from './staff-roles.db.ts'
import { ownerOf } from './staff-rules.ts'
import { addToStaff, deleteFromStaff, resetFactorInStaff, updateInStaff } from './write-staff.ts'

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'nickname',
  own: (who) => ({ belong_id: who.area === 'Seller' ? ownerOf(who) : fail('FORBIDDEN') }),
  filters: { nickname: nameFilter(table.nickname), username: nameFilter(table.username) },
  show: async (rows, { db }) => {
    const ids = rows.map(({ id }) => id)
    const [named, factors] = await Promise.all([namesOfStaffRoles(db, ids), haveFactor(db, 'users', ids)])
    return named.map((roles, index) => ({
      roles: roles.map(({ id }) => id),
      role_names: roles.map(({ name }) => name),
      has_second_factor: factors[index] === true,
    }))
  },
}

async function showOne(db: Db, row: StaffRecord, locale: Locale): Promise<Reply<typeof sellerUsers.show>> {
  return (await showDetail(sellerUsers, spec, row, { db, locale })) as Reply<typeof sellerUsers.show>
}

/** The caller as a store's owner or staff; routes of the area Seller have no other. */
const asSeller = (who: Who): Seller => (who.area === 'Seller' ? who : fail('FORBIDDEN'))

type SavedStaff = Change & { row: StaffRecord }

/** Saves a sub-account and shows it; constraints that refuse it are told at their fields. */
const saving = (
  call: CallOf<typeof sellerUsers.store> | CallOf<typeof sellerUsers.update>,
  save: (tx: Tx) => Promise<SavedStaff>,
) =>
  inFormTx(call.ctx.db, sellerUsers, table, (tx) =>
    perform({ ...call, tx }, save, ({ row }) => showOne(tx, row, call.locale)),
  )

/** Read like any plain screen; written by use cases, since the rows belong to the module accounts. */
export const usersSeller = [
  list(sellerUsers, spec),
  one(sellerUsers, spec),
  dict(sellerUsers, spec),
  on(sellerUsers.store, async (call) => {
    await call.press(sellerUsers.path, 'add')
    const { password, ...fields } = call.body
    if (!password) return failFields({ password: 'REQUIRED' })
    const input = { ...fields, password_hash: await newPasswordHash(password, [fields.username]) }
    return saving(call, (tx) => addToStaff(tx, call.ctx, asSeller(call.who), input))
  }),
  on(sellerUsers.update, async (call) => {
    await call.press(sellerUsers.path, 'edit')
    const { password, revision, ...fields } = call.body
    const password_hash = password ? await newPasswordHash(password, [fields.username ?? '']) : undefined
    const input = { ...fields, id: call.params.id, password_hash }
    return saving(call, async (tx) => {
      const seller = asSeller(call.who)
      await lockedStaff(tx, ownerOf(seller))
      await refuseStaleRow(sellerUsers, spec, { id: call.params.id, revision }, { ...call, tx })
      return updateInStaff(tx, call.ctx, seller, input)
    })
  }),
  on(sellerUsers.destroy, async (call) => {
    await call.press(sellerUsers.path, call.params.ids.length > 1 ? 'batch_delete' : 'delete')
    const seller = asSeller(call.who)
    const deleted = await perform(call, async (tx) => {
      const chosen = (await lockedStaff(tx, ownerOf(seller))).filter(({ id }) => call.params.ids.includes(id))
      if (chosen.length < call.params.ids.length) fail('NOT_FOUND')
      return deleteAll(tx, {
        names: new Map(chosen.map(({ id, nickname }) => [id, nickname])),
        destroy: (ids) => deleteFromStaff(tx, call.ctx, seller, { ids }),
        explain: (error) => explainConstraint(error, table, [], true),
      })
    })
    return { deleted: deleted.length }
  }),
  behindButton(sellerUsers.path, 'edit', act(resetStaffFactor, resetFactorInStaff)),
]
