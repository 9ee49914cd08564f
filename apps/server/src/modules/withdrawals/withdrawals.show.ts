import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { formatDateTime } from '@fangshi/contract/time'
import type { Withdrawal } from '@fangshi/contract/withdrawals'
import { statement, type Db } from '../../kernel/db/db.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { maskedTail } from './cards.show.ts'
import { ownerOf } from './owner.ts'
import type { withdrawals } from './schema.ts'
import { mayMoveWithdrawal, withdrawalActionsFor } from './withdrawal.ts'
import type { WithdrawalRow } from './withdrawals.db.ts'

const net = ({ money_cents, fee_cents }: Pick<WithdrawalRow, 'money_cents' | 'fee_cents'>): string =>
  formatMoney(money_cents - fee_cents)
const canCancel = ({ status }: Pick<WithdrawalRow, 'status'>): boolean => mayMoveWithdrawal('cancel', status, 'owner')

/** A withdrawal as its owner reads it. */
export const showWithdrawal = (row: WithdrawalRow): Withdrawal => ({
  id: row.id,
  withdrawal_no: row.withdrawal_no,
  money: formatMoney(row.money_cents),
  fee: formatMoney(row.fee_cents),
  net: net(row),
  status: row.status,
  name: row.name,
  bank_name: row.bank_name,
  card_no: maskedTail(row.card_tail),
  remark: row.remark,
  reason: row.reason,
  created_at: formatDateTime(row.created_at),
  decided_at: row.decided_at && formatDateTime(row.decided_at),
  paid_at: row.paid_at && formatDateTime(row.paid_at),
  bounced_at: row.bounced_at && formatDateTime(row.bounced_at),
  can_cancel: canCancel(row),
})

type ListedWithdrawal = Row<typeof withdrawals>

/** What the store's list shows beyond the columns. */
export const showStoreWithdrawals = (rows: readonly ListedWithdrawal[]): Promise<Form[]> =>
  Promise.resolve(
    rows.map((row) => ({ net: net(row), card_no: maskedTail(row.card_tail), can_cancel: canCancel(row) })),
  )

interface Names {
  id: number
  nickname: string | null
  store_name: LocalText | null
  first_approver: string
  decided_by: string
}
const names = statement(
  'withdrawals.names',
  `select w.id, u.nickname, s.store_name, coalesce(f.nickname, '') as first_approver, coalesce(d.nickname, '') as decided_by
     from withdrawals w left join users u on u.id = w.user_id left join stores s on s.id = w.store_id
     left join admins f on f.id = w.first_approver_id left join admins d on d.id = w.decider_id
    where w.id = any($1)`,
)
async function namesOf(db: Db, ids: readonly number[], locale: Locale) {
  const rows = await db.rows<Names>(names, [ids])
  return new Map(
    rows.map(({ id, nickname, store_name, first_approver, decided_by }) => [
      id,
      { owner: nickname ?? localText(store_name as LocalText, locale), first_approver, decided_by },
    ]),
  )
}

/** What the platform's list shows beyond the columns, with one more query. */
export async function showWithdrawals(rows: readonly ListedWithdrawal[], { db, locale }: ShowContext): Promise<Form[]> {
  const found = await namesOf(
    db,
    rows.map(({ id }) => id),
    locale,
  )
  return rows.map((row) => ({
    ...found.get(row.id),
    owner_id: ownerOf(row).id,
    net: net(row),
    card_no: maskedTail(row.card_tail),
    bank_reference: row.bank_reference ?? '',
    actions: withdrawalActionsFor(row.status),
  }))
}
