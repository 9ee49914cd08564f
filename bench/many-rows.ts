import type { Database } from '../apps/server/src/kernel/db/db.ts'
import { fillBare } from './bare-tables.ts'

/**
 * Users, postings of the money log and sms logs by the million, written by the database itself. Valid by every
 * constraint and for `npm run verify`; what triggers do to single rows is written directly.
 */

const users = `
  insert into users (username, nickname, phone, password_hash, avatar, status, inviter_id, last_login_at, created_at)
  select 'u_' || substr(md5(n::text), 1, 12),
         substr('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗', (1 + hash % 20)::int, 1) || substr('小大阿子云雨晨梦思雅文静丽强伟建', (1 + hash / 20 % 16)::int, 1)
           || substr('宁安乐清远山海江河南北东西星月风雪花鸟鱼虫春夏秋冬', (1 + hash / 320 % 25)::int, 1)
           || case when n % 3 = 0 then (hash % 1000)::text else '' end,
         (13000000000 + n * 618033989 % 1000000000)::text, repeat('-', 97), '/uploads/2026/' || md5(n::text) || '.webp',
         case when n % 100 = 0 then 'disabled' else 'active' end, case when n % 5 = 0 then n / 5 end,
         now() - n % 5000 * interval '1 hour', now() - ($1 - n) * interval '30 seconds'
    from generate_series(1, $1::bigint) n, lateral (select abs(hashint8(n)::bigint) as hash) h order by n`

const searchedUsers = `
  insert into user_search (id, nickname, username, phone, status, created_at)
  select id, nickname, username, phone, status, created_at from users order by id`

const stores = `
  insert into stores (user_id, store_name, store_description, verify, status, passed_at)
  select n, jsonb_build_object('zh-cn', '店铺' || n), '{"zh-cn":""}', 'passed', 'open', now() from generate_series(1, 50) n`

/** Each fifth user has money, of these some frozen money and points; each account begins with a top-up. */
const accounts = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound, balance)
  select case when n % 4000 = 0 then 'store' else 'user' end, case when n % 4000 = 0 then n / 4000 else n end,
         kind, case kind when 'points' then 'POINTS' else 'CNY' end, 'min0', 0
    from (select n, case when n % 4000 = 0 then 'money' when n % 10 = 1 then 'frozen' when n % 10 < 4 then 'points' else 'money' end as kind
            from generate_series(1, $1::bigint / 5) n) n order by n
  returning id`
const counterparts = `
  insert into ledger_accounts (owner_kind, owner_id, kind, currency, bound)
  values ('platform', 0, 'adjustments', 'CNY', 'free'), ('platform', 0, 'points_issuer', 'POINTS', 'free')`
const transactions = `
  insert into ledger_transactions (operation_key, event, info, created_at)
  select 'bench:' || n, (array['top_up', 'top_up', 'order_payment', 'order_payment', 'order_payment', 'points_earned', 'adjustment'])[1 + n * 5 / ($1 + 1) + n % 3],
         'bench ' || n, now() - ($1 - n) * interval '20 seconds' from generate_series(1, $1::bigint) n order by n`
/** Of each transaction one posting is a user's or a store's. */
const postings = `
  insert into ledger_postings (transaction_id, account_id, amount, balance_after, created_at, log_owner, log_kind, log_event)
  select t.id, a.id, amount, sum(amount) over (partition by a.id order by t.id), t.created_at, a.owner_kind, a.kind, t.event
    from (select t.*, row_number() over (order by id) - 1 as n, (select count(*) from ledger_accounts where balance is not null) as accounts
            from ledger_transactions t) t
    join (select a.*, row_number() over (order by id) - 1 as n from ledger_accounts a where balance is not null) a on a.n = t.n % t.accounts,
    lateral (select case when t.n < t.accounts then 100000 when t.n % 2 = 0 then -100 * (1 + t.n % 90) else 50 * (1 + t.n % 400) end as amount) m
   order by t.id`
const counterPostings = `
  insert into ledger_postings (transaction_id, account_id, amount, created_at)
  select p.transaction_id, c.id, -p.amount, p.created_at from ledger_postings p join ledger_accounts a on a.id = p.account_id
    join ledger_accounts c on c.balance is null and c.currency = a.currency order by p.id`
const balances = `
  update ledger_accounts a set balance = s.sum from (select account_id, sum(amount) as sum from ledger_postings group by account_id) s
   where s.account_id = a.id and a.balance is not null`

const smsLogs = `
  insert into sms_logs (name, phone, ip, status, error, created_at)
  select (array['register', 'register', 'forget_password', 'edit_user', 'new_phone'])[1 + n % 5],
         '13' || n % 10 || '****' || lpad((n * 7919 % 10000)::text, 4, '0'), '10.' || n % 7 || '.' || n * 31 % 251 || '.' || n * 17 % 241,
         case when n % 50 = 0 then 'failed' else 'sent' end, case when n % 50 = 0 then 'timeout' else '' end,
         now() - ($1 - n) * interval '25 seconds' from generate_series(1, $1::bigint) n order by n`

const tables = ['users', 'user_search', 'ledger_accounts', 'ledger_transactions', 'ledger_postings', 'sms_logs']

/** Adds `count` rows of each kind to an empty database. */
export const insertManyRows = (db: Database, count: number): Promise<void> =>
  fillBare(db, { tables, quiet: ['ledger_postings', 'users'] }, async (run) => {
    await run(users, [count])
    await run(searchedUsers)
    await run(stores)
    await run(accounts, [count])
    await run(counterparts)
    await run(transactions, [count])
    await run(postings)
    await run(counterPostings)
    await run(balances)
    await run(smsLogs, [count])
  })
