import { sellerUsers } from '@fangshi/contract/access'
import { resetStaffFactor } from '@fangshi/contract/second-factor'
import type { Locale } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { fail, failFields } from '../../../kernel/fail.ts'
import { act, actPrepared } from '../../../kernel/http/act.ts'
import { behindButton } from '../../../kernel/http/on.ts'
import type { Change, Seller, Who } from '../../../kernel/http/who.ts'
import { explainConstraint } from '../../../kernel/resource/constraint-fields.ts'
import { deleteRows } from '../../../kernel/resource/delete-rows.ts'
import { dict } from '../../../kernel/resource/dict.ts'
import { explained } from '../../../kernel/resource/form-tx.ts'
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

/** The caller as a store's owner or staff; routes of the area Seller have no other. */
const asSeller = (who: Who): Seller => (who.area === 'Seller' ? who : fail('FORBIDDEN'))

type SavedStaff = Change & { row: StaffRecord }

async function showSaved(
  { row }: SavedStaff,
  { tx, ctx, locale }: { tx: Tx; ctx: Context; locale: Locale },
): Promise<Reply<typeof sellerUsers.show>> {
  return (await showDetail(sellerUsers, spec, row, { db: tx, locale, now: ctx.now() })) as Reply<
    typeof sellerUsers.show
  >
}

/** The fields of a sub-account's form that constraints refuse. */
const saving = (save: () => Promise<SavedStaff>): Promise<SavedStaff> => explained(sellerUsers, table, save)

/** Read like any plain screen; written by use cases, since the rows belong to the module accounts. */
export const usersSeller = [
  list(sellerUsers, spec),
  one(sellerUsers, spec),
  dict(sellerUsers, spec),
  behindButton(
    sellerUsers.path,
    'add',
    actPrepared(
      sellerUsers.store,
      async ({ body: { password, ...fields } }) => {
        if (!password) return failFields({ password: 'REQUIRED' })
        return { ...fields, password_hash: await newPasswordHash(password, [fields.username]) }
      },
      (tx, ctx, who, input) => saving(() => addToStaff(tx, ctx, asSeller(who), input)),
      showSaved,
    ),
  ),
  behindButton(
    sellerUsers.path,
    'edit',
    actPrepared(
      sellerUsers.update,
      async ({ params, body: { password, ...fields }, locale }) => {
        const password_hash = password ? await newPasswordHash(password, [fields.username ?? '']) : undefined
        return { ...fields, ...params, password_hash, locale }
      },
      async (tx, ctx, who, { revision, locale, ...input }) => {
        const seller = asSeller(who)
        await lockedStaff(tx, ownerOf(seller))
        await refuseStaleRow(sellerUsers, spec, { id: input.id, revision }, { tx, ctx, who, locale })
        return saving(() => updateInStaff(tx, ctx, seller, input))
      },
      showSaved,
    ),
  ),
  deleteRows(sellerUsers, async (tx, { ctx, who, params }) => {
    const seller = asSeller(who)
    const chosen = (await lockedStaff(tx, ownerOf(seller))).filter(({ id }) => params.ids.includes(id))
    return {
      names: new Map(chosen.map(({ id, nickname }) => [id, nickname])),
      destroy: (ids) => deleteFromStaff(tx, ctx, seller, { ids }),
      explain: (error) => explainConstraint(error, table, [], true),
    }
  }),
  behindButton(sellerUsers.path, 'edit', act(resetStaffFactor, resetFactorInStaff)),
]
