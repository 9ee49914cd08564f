import { statement, type Db } from '../../../../kernel/db/db.ts'

const insert = statement(
  'accounts.simulated_wechat_code_insert',
  'insert into simulated_wechat_codes (code_hash, app_id, nickname, expires_at) values ($1, $2, $3, $4)',
)
export const insertWechatCode = (
  db: Db,
  code: { code_hash: Buffer; app_id: string; nickname: string; expires_at: Date },
) => db.rows(insert, [code.code_hash, code.app_id, code.nickname, code.expires_at])

const spend = statement(
  'accounts.simulated_wechat_code_spend',
  `update simulated_wechat_codes set used_at = $2 where code_hash = $1 and used_at is null and expires_at > $2
   returning app_id, nickname`,
)
const used = statement(
  'accounts.simulated_wechat_code_used',
  'select true as is_used from simulated_wechat_codes where code_hash = $1 and used_at is not null',
)
/** Uses a code up: whose it was and in which app, `used` for one that was used before; undefined for any other. */
export async function spendWechatCode(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<{ app_id: string; nickname: string } | 'used' | undefined> {
  const spent = await db.row<{ app_id: string; nickname: string }>(spend, [hash, now])
  if (spent) return spent
  return (await db.row(used, [hash])) ? 'used' : undefined
}
