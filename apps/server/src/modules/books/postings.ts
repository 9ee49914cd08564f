import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { isPoints } from '@fangshi/contract/ledger-events'
import { formatMoney } from '@fangshi/contract/money'
import { statement } from '../../kernel/db/db.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import type { FilterContext, FilterSql } from '../../kernel/resource/search-plan.ts'
import type { Form, Row, ShowContext } from '../../kernel/resource/spec.ts'
import { ledgerAccounts, ledgerPostings as table } from '../ledger/schema.ts'
import { accountNameSql } from './books.db.ts'

/** `user_money` → its owner kind and kind; `bank` is the platform's, `clearing_…` a channel's. */
function partsOf(name: string): { owner_kind: string; kind: string } {
  const [, owner, kind] = /^(user|store|order|refund)_(.+)$/.exec(name) ?? []
  if (owner && kind) return { owner_kind: owner, kind }
  return { owner_kind: name.startsWith('clearing_') ? 'channel' : 'platform', kind: name }
}

const inAccounts = (accounts: readonly { id: number }[]): SQL =>
  accounts.length
    ? inArray(
        table.account_id,
        accounts.map(({ id }) => id),
      )
    : sql`false`

const single = statement(
  'books.single_accounts',
  `select id from ledger_accounts where owner_kind in ('platform', 'channel') and owner_id = 0 and kind = any($1::text[])`,
)

/**
 * Postings by what the books call their accounts. Those of users, stores, orders and refunds are named beside the posting, so
 * that no account is looked up for it; of the platform and channels there is one account each.
 */
async function ofAccount({ values }: Condition, { db }: FilterContext): Promise<SQL> {
  const named = values.map((value) => partsOf(String(value)))
  const accounts = await db.rows<{ id: number }>(single, [named.map(({ kind }) => kind)])
  const conditions = named.flatMap(({ owner_kind, kind }): SQL[] => {
    if (owner_kind === 'platform' || owner_kind === 'channel') return []
    if (owner_kind === 'order' || owner_kind === 'refund') return [sql`${table.held_for} = ${owner_kind}`]
    return [sql`(${table.log_owner} = ${owner_kind} and ${table.log_kind} = ${kind})`]
  })
  return or(...conditions, ...(accounts.length ? [inAccounts(accounts)] : [])) ?? sql`false`
}

const owned = statement(
  'books.owned_accounts',
  `select id from ledger_accounts
    where owner_kind in ('user', 'store', 'order', 'refund', 'platform', 'channel') and owner_id = $1`,
)

/**
 * The accounts of one owner are few: named by their ids, the planner knows how many postings they have. They are read from
 * each account's own index, for an owner's postings may all be old, and the newest of all accounts be none of them.
 */
async function ofOwner(condition: Condition, { db }: FilterContext): Promise<FilterSql> {
  if (condition.op !== 'eq') {
    const where = conditionSql(ledgerAccounts.owner_id, condition)
    return { where: sql`${table.account_id} in (select id from ${ledgerAccounts} where ${where})` }
  }
  const accounts = await db.rows<{ id: number }>(owned, [condition.values[0]])
  if (!accounts.length) return { where: sql`false` }
  const ofEach = accounts.map(({ id }) => sql`select ${table.id} from ${table} where ${table.account_id} = ${id}`)
  return { where: inAccounts(accounts), idsOnly: sql.join(ofEach, sql` union all `), neverWalks: true }
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

/** Every posting of the ledger. */
export const postings = {
  table,
  label: 'id',
  filters: {
    id: ofNumber,
    account: ofAccount,
    owner_id: ofOwner,
  },
  show: showPostings,
}
