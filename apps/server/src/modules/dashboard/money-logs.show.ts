import { isPoints, ledgerEvents, type LedgerEvent } from '@fangshi/contract/ledger-events'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { statement, type Db } from '../../kernel/db/db.ts'
import type { Form, Row } from '../../kernel/resource/spec.ts'
import type { ledgerPostings } from '../ledger/schema.ts'

const about = statement(
  'dashboard.money_logs',
  `select p.id, a.owner_id, t.info, u.nickname, s.store_name
     from unnest($1::bigint[]) as p(id) join ledger_postings on ledger_postings.id = p.id
     join ledger_transactions t on t.id = transaction_id join ledger_accounts a on a.id = account_id
     left join users u on a.owner_kind = 'user' and u.id = a.owner_id
     left join stores s on a.owner_kind = 'store' and s.id = a.owner_id`,
)
interface About {
  id: number
  owner_id: number
  info: string
  nickname: string | null
  store_name: LocalText | null
}

/** Adds owner, purpose and reason to a page of postings with one more query. */
export async function showMoneyLogs(
  rows: readonly Row<typeof ledgerPostings>[],
  { db, locale }: { db: Db; locale: Locale },
): Promise<Form[]> {
  const found = await db.rows<About>(about, [rows.map(({ id }) => id)])
  const byId = new Map(found.map((row) => [row.id, row]))
  return rows.map(({ id, log_owner, log_kind, log_event, amount, balance_after }) => {
    const { owner_id, info, nickname, store_name } = byId.get(id) as About
    const write = isPoints(log_kind) ? String : formatMoney
    return {
      owner_kind: log_owner,
      owner_id,
      owner: nickname ?? (store_name ? localText(store_name, locale) : ''),
      event: log_event,
      name: localText(ledgerEvents[log_event as LedgerEvent], locale),
      kind: log_kind,
      amount: write(amount),
      balance: write(balance_after as number),
      info,
    }
  })
}
