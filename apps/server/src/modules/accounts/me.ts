import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../../kernel/db/db.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Admin, Shopper } from '../../kernel/http/who.ts'
import { revisionOf } from '../../kernel/resource/revision.ts'
import { isUploadUrl } from '../files/public.ts'
import { balancesOf, spendable } from '../ledger/public.ts'
import { maskPhone } from '../messages/public.ts'
import { adminRow } from './login/logins.db.ts'
import { hasRealName } from './real-name/real-names.db.ts'
import { updateProfile, userRow, type UserRow } from './users/users.db.ts'

/** The user's own record with balances; the phone is masked and passwords are never included (rules §1). */
export async function showMe(db: Db, { user_id }: Shopper) {
  const user = (await userRow(db, user_id)) ?? fail('NOT_LOGGED_IN')
  const balances = await balancesOf(db, user_id)
  const check = await hasRealName(db, user_id)
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    sex: user.sex,
    phone: maskPhone(user.phone ?? ''),
    belong_id: user.belong_id ?? 0,
    defaultUrl: '/',
    money: formatMoney(spendable(balances)),
    withdrawable: formatMoney(balances.money),
    frozen_money: formatMoney(balances.frozen),
    integral: balances.points,
    has_pay_password: user.has_pay_password,
    check,
    created_at: formatDateTime(user.created_at),
  }
}

/** Changes nickname, avatar and sex; the avatar must be a picture uploaded here, or empty. */
export async function editMe(
  tx: Tx,
  _ctx: Context,
  who: Shopper,
  input: { nickname: string; avatar?: string | undefined; sex?: UserRow['sex'] | undefined },
): Promise<void> {
  if (input.avatar && !(await isUploadUrl(tx, input.avatar))) failFields({ avatar: 'INVALID' })
  await updateProfile(tx, who.user_id, input)
}

/** What the form of the own profile changes in a back office, as it is stored. */
export const storedProfile = ({ nickname, avatar }: { nickname: string; avatar: string }) => ({ nickname, avatar })

/** The logged-in administrator, as the console's shell needs it; rights and landing page are the access module's. */
export async function showAdmin(ctx: Context, who: Admin) {
  const admin = (await adminRow(ctx.db, who.admin_id)) ?? fail('NOT_LOGGED_IN')
  const { id, username, nickname, avatar } = admin
  return { id, username, nickname, avatar, revision: revisionOf(storedProfile(admin)), belong_id: 0, store: null }
}
