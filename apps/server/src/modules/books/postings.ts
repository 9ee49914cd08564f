import { eq, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { isPoints } from '@fangshi/contract/ledger-events'
import { formatMoney } from '@fangshi/contract/money'
import { statement } from '../../kernel/db/db.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import type { FilterContext } from '../../kernel/resource/search-plan.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { ledgerAccounts, ledgerPostings as table } from '../ledger/schema.ts'
import { accountNameSql } from './books.db.ts'

const ofAccounts = (where: SQL | undefined): SQL =>
  sql`${table.account_id} in (select id from ${ledgerAccounts} where ${where ?? sql`true`})`

/** `user_money` → its owner kind and kind; `bank` is the platform's, `clearing_…` a channel's. */
function partsOf(name: string): { owner_kind: string; kind: string } {
  const [, owner, kind] = /^(user|store|order|refund)_(.+)$/.exec(name) ?? []
  if (owner && kind) return { owner_kind: owner, kind }
  return { owner_kind: name.startsWith('clearing_') ? 'channel' : 'platform', kind: name }
}

const first = statement(
  'books.first_accounts',
  `select a.id from ledger_accounts a join unnest($1::text[], $2::text[]) as n(owner_kind, kind)
       on a.owner_kind = n.owner_kind and a.kind = n.kind limit 2`,
)

/** A single account is named by its id, so that its postings are walked by their index; of many, the accounts are searched. */
async function ofAccount({ values }: Condition, { db }: FilterContext): Promise<SQL> {
  const named = values.map((value) => partsOf(String(value)))
  const kinds = [named.map(({ owner_kind }) => owner_kind), named.map(({ kind }) => kind)]
  const [one, other] = await db.rows<{ id: number }>(first, kinds)
  if (!one) return sql`false`
  if (!other) return sql`${table.account_id} = ${one.id}`
  const isNamed = named.map(
    ({ owner_kind, kind }) => sql`(${ledgerAccounts.owner_kind} = ${owner_kind} and ${ledgerAccounts.kind} = ${kind})`,
  )
  return ofAccounts(sql`(${sql.join(isNamed, sql` or `)})`)
}

/** A posting is named by its whole number; a part of it names none. */
const ofNumber = ({ values: [value] }: Condition): SQL =>
  /^\d{1,15}$/.test(String(value)) ? eq(table.id, Number(value)) : sql`false`

const about = statement(
  'books.postings',
  `select p.id, ${accountNameSql('a')} as account, a.kind, a.owner_id, t.event, t.info, t.operation_key
     from unnest($1::bigint[]) as p(id) join ledger_postings on ledger_postings.id = p.id
     join ledger_transactions t on t.id = transaction_id join ledger_accounts a on a.id = account_id`,
)
interface About {
  id: number
  account: string
  kind: string
  owner_id: number
  event: string
  info: string
  operation_key: string
}

/** Adds account and operation to a page of postings with one more query. */
async function showPostings(rows: readonly Row<typeof table>[], { db }: ShowContext): Promise<Form[]> {
  const found = await db.rows<About>(about, [rows.map(({ id }) => id)])
  const byId = new Map(found.map((row) => [row.id, row]))
  return rows.map(({ id, amount, balance_after }) => {
    const { account, kind, owner_id, event, info, operation_key } = byId.get(id) as About
    const write = isPoints(kind) || kind === 'points_issuer' ? String : formatMoney
    const balance = balance_after === null ? '' : write(balance_after)
    return { account, owner_id, event, info, operation: operation_key, amount: write(amount), balance }
  })
}

/** Every posting of the ledger. Those of one account are found by the index of its postings. */
export const postings = {
  table,
  label: 'id',
  filters: {
    id: ofNumber,
    account: ofAccount,
    owner_id: (condition: Condition) => ofAccounts(conditionSql(ledgerAccounts.owner_id, condition)),
  },
  show: showPostings,
}
