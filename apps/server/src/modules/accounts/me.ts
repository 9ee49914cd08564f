import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { fail, failFields } from '../../kernel/fail.ts'
import type { Admin, Shopper } from '../../kernel/http/who.ts'
import { isUploadUrl } from '../files/public.ts'
import { balancesOf } from '../ledger/public.ts'
import { maskPhone } from '../messages/public.ts'
import { adminRow } from './login/logins.db.ts'
import { hasRealName } from './real-name/real-names.db.ts'
import { updateProfile, userRow, type UserRow } from './users/users.db.ts'

/** The user's own record with balances; the phone is masked and passwords are never included (rules §1). */
export async function showMe(ctx: Context, who: Shopper) {
  const [user, balances, check] = await Promise.all([
    userRow(ctx.db, who.user_id),
    balancesOf(ctx.db, who.user_id),
    hasRealName(ctx.db, who.user_id),
  ])
  if (!user) return fail('NOT_LOGGED_IN')
  return {
    id: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatar,
    sex: user.sex,
    phone: maskPhone(user.phone ?? ''),
    belong_id: user.belong_id ?? 0,
    money: formatMoney(balances.money),
    frozen_money: formatMoney(balances.frozen),
    integral: balances.points,
    has_pay_password: user.has_pay_password,
    check,
    created_at: formatDateTime(user.created_at),
  }
}

/** Changes nickname, avatar and sex; the avatar must be a picture uploaded here, or empty. */
export async function editMe(
  ctx: Context,
  who: Shopper,
  form: { nickname: string; avatar?: string; sex?: UserRow['sex'] },
): Promise<void> {
  if (form.avatar && !(await isUploadUrl(ctx.db, form.avatar))) failFields({ avatar: 'INVALID' })
  await updateProfile(ctx.db, who.user_id, form)
}

/** The logged-in administrator, as the console's shell needs it; rights and landing page are the access module's. */
export async function showAdmin(ctx: Context, who: Admin) {
  const admin = (await adminRow(ctx.db, who.admin_id)) ?? fail('NOT_LOGGED_IN')
  const { id, username, nickname, avatar } = admin
  return { id, username, nickname, avatar, belong_id: 0, store: null }
}
