import type { SendingResult } from '@fangshi/contract/coupons-admin'
import { localText, type LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import type { couponSendings } from './schema.ts'

const names = statement(
  'coupons.names_of_sendings',
  `select d.id, c.name, a.nickname as sent_by
     from coupon_sendings d join coupons c on c.id = d.coupon_id join admins a on a.id = d.admin_id
    where d.id = any($1::bigint[])`,
)

/** The computed fields of the list of sendings. */
export async function showSendings(
  rows: readonly Row<typeof couponSendings>[],
  { db, locale }: ShowContext,
): Promise<Form[]> {
  const ids = rows.map(({ id }) => id)
  const found = await db.rows<{ id: number; name: LocalText; sent_by: string }>(names, [ids])
  const byId = new Map(found.map(({ id, name, sent_by }) => [id, { name: localText(name, locale), sent_by }]))
  return rows.map(({ id, finished_at }) => ({ ...byId.get(id), is_finished: finished_at !== null }))
}

const without = statement(
  'coupons.users_without',
  `select t.user_id, u.nickname, t.result from coupon_sending_users t join users u on u.id = t.user_id
    where t.sending_id = $1 and t.result <> 'sent' order by t.user_id limit 400`,
)
const isThere = statement('coupons.sending_exists', 'select id from coupon_sendings where id = $1')

/** Users who did not get the coupon of a sending, and why. Throws NOT_FOUND. */
export async function usersWithoutCoupon(db: Db, sendingId: number) {
  if (!(await db.row(isThere, [sendingId]))) fail('NOT_FOUND')
  return db.rows<{ user_id: number; nickname: string; result: SendingResult }>(without, [sendingId])
}
