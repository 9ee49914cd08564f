import type { Check } from '../../kernel/check.ts'
import { checkpointDrift } from './checkpoints.sql.ts'
import { isLogged } from './post.ts'

const account = `'account ' || a.id || ' (' || a.owner_kind || ' ' || a.owner_id || ' ' || a.kind || ')'`
const sums = '(select account_id, sum(amount) as sum from ledger_postings group by account_id)'

/** Balances follow from postings (rules §8). */
export const ledgerAudits: readonly Check[] = [
  {
    name: 'ledger balances',
    compares: 'balance rows = sums of postings',
    sql: `select ${account} as subject, coalesce(s.sum, 0) as expected, a.balance as actual
            from ledger_accounts a left join ${sums} s on s.account_id = a.id
           where a.balance <> coalesce(s.sum, 0)`,
  },
  {
    name: 'ledger running balances',
    compares: 'balance after each posting = sum up to it',
    sql: `select 'posting ' || p.id as subject, p.sum as expected, p.balance_after as actual
            from (select p.id, p.balance_after, sum(p.amount) over (partition by p.account_id order by p.id)
                    from ledger_postings p join ledger_accounts a on a.id = p.account_id where a.balance is not null) p
           where p.sum is distinct from p.balance_after`,
  },
  {
    name: 'ledger transactions',
    compares: 'each sums to zero per currency',
    sql: `select 'transaction ' || p.transaction_id || ' ' || a.currency as subject, 0 as expected, sum(p.amount) as actual
            from ledger_postings p join ledger_accounts a on a.id = p.account_id
           group by p.transaction_id, a.currency having sum(p.amount) <> 0`,
  },
  {
    name: 'ledger bounds',
    compares: 'no account beyond its bound',
    sql: `select ${account} as subject, a.bound as expected, s.sum as actual
            from ledger_accounts a join ${sums} s on s.account_id = a.id
           where (a.bound = 'min0' and s.sum < 0) or (a.bound = 'max0' and s.sum > 0)`,
  },
  {
    name: 'ledger chart',
    compares: 'users, stores and orders have balance rows and their bound',
    sql: `select subject, expected, actual from (
            select ${account} as subject,
                   case when a.owner_kind in ('platform', 'channel') then 'free, no balance'
                        when a.kind in ('debt', 'points_debt') then 'max0, balance' else 'min0, balance' end as expected,
                   a.bound || case when a.balance is null then ', no balance' else ', balance' end as actual
              from ledger_accounts a) a
           where expected <> actual`,
  },
  {
    name: 'money log',
    compares: 'owner, kind and event beside a posting = its account and transaction',
    sql: `select 'posting ' || id as subject, expected, actual from (
            select p.id, concat_ws(' ', p.log_owner, p.log_kind, p.log_event) as actual,
                   case when ${isLogged('a.owner_kind', 'a.kind')}
                        then concat_ws(' ', a.owner_kind, a.kind, t.event) else '' end as expected
              from ledger_postings p join ledger_accounts a on a.id = p.account_id
              join ledger_transactions t on t.id = p.transaction_id) p
           where expected <> actual`,
  },
  {
    name: 'held money',
    compares: 'whom a posting holds money for = the owner of its account',
    sql: `select 'posting ' || p.id as subject, a.owner_kind as expected, coalesce(p.held_for, 'nobody') as actual
            from ledger_postings p join ledger_accounts a on a.id = p.account_id
           where p.held_for is distinct from case when a.owner_kind in ('order', 'refund') then a.owner_kind end`,
  },
  {
    name: 'ledger checkpoints',
    compares: 'what changed between two = postings and new accounts of that hour',
    sql: checkpointDrift,
  },
]
