import { isPoints } from '@fangshi/contract/ledger-events'
import { localText, type LocalText } from '@fangshi/contract/locale'
import { formatMoney } from '@fangshi/contract/money'
import { statement } from '../../kernel/db/db.ts'
import type { ShowContext } from '../../kernel/resource/spec.ts'

const postings = statement(
  'dashboard.operation',
  `select p.id, a.owner_kind, a.kind, p.amount, u.nickname, s.store_name, o.order_no
     from ledger_postings logged join ledger_postings p on p.transaction_id = logged.transaction_id
     join ledger_accounts a on a.id = p.account_id
     left join users u on a.owner_kind = 'user' and u.id = a.owner_id
     left join stores s on a.owner_kind = 'store' and s.id = a.owner_id
     left join orders o on a.owner_kind = 'order' and o.id = a.owner_id
    where logged.id = $1 order by p.id`,
)
interface PostingRow {
  id: number
  owner_kind: string
  kind: string
  amount: number
  nickname: string | null
  store_name: LocalText | null
  order_no: string | null
}

/** What the books call an account: the platform's and channels' by their kind, the others with their owner. */
const accountOf = ({ owner_kind, kind }: PostingRow): string =>
  owner_kind === 'platform' || owner_kind === 'channel' ? kind : `${owner_kind}_${kind}`

/** All postings of the operation that a posting belongs to. Stores do not learn who a user is. */
export const showOperation =
  ({ withUsers }: { withUsers: boolean }) =>
  async ({ id }: { id: number }, { db, locale }: ShowContext) => {
    const rows = await db.rows<PostingRow>(postings, [id])
    return {
      postings: rows.map((row) => ({
        id: row.id,
        account: accountOf(row),
        owner:
          (row.store_name && localText(row.store_name, locale)) ?? row.order_no ?? ((withUsers && row.nickname) || ''),
        amount: isPoints(row.kind) || row.kind === 'points_issuer' ? String(row.amount) : formatMoney(row.amount),
      })),
    }
  }
