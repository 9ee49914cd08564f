import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../apps/server/src/kernel/db/db.ts'
import { inTx } from '../../apps/server/src/kernel/db/tx.ts'
import { mintTicket } from '../../apps/server/src/modules/accounts/public.ts'
import { bookTopUp } from '../../apps/server/src/modules/ledger/public.ts'

export interface BenchShopper {
  token: string
  address_id: number
  ticket: string
}

const newTokens = (count: number): { tokens: string[]; hashes: Buffer[] } => {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  return { tokens, hashes: tokens.map((token) => createHash('sha256').update(token).digest()) }
}

/** Tokens of shoppers with a session and nothing else. */
export async function mintSessions(db: Database, count: number): Promise<string[]> {
  const { tokens, hashes } = newTokens(count)
  await db.pool.query(
    `with person as (
       insert into users (username, nickname, phone, password_hash)
       select 'bench_new_' || n, 'bench ' || n, (13700000000 + n)::text, '-' from generate_series(1, $1::int) n returning id
     ), numbered as (select id, row_number() over (order by id) as n from person)
     insert into sessions (area, user_id, token_hash, token_at, used_at)
     select 'Home', id, ($2::bytea[])[n], now(), now() from numbered`,
    [count, hashes],
  )
  return tokens
}

/**
 * Shoppers with a session, an address, a wallet and a pay ticket, written in bulk: password hashing is measured separately.
 * Who mints some again numbers them from another `first`.
 */
export async function mintShoppers(db: Database, count: number, first = 1): Promise<BenchShopper[]> {
  const { tokens, hashes } = newTokens(count)
  const { rows } = await db.pool.query<{ user_id: number; session_id: number; address_id: number }>(
    `with person as (
       insert into users (username, nickname, phone, password_hash)
       select 'bench_' || n, 'bench ' || n, (13900000000 + n)::text, '-' from generate_series($3::int, $3::int + $1::int - 1) n returning id
     ), numbered as (select id, row_number() over (order by id) as n from person),
     session as (
       insert into sessions (area, user_id, token_hash, token_at, used_at)
       select 'Home', id, ($2::bytea[])[n], now(), now() from numbered returning id, user_id
     ), place as (select d.code as district, c.code as city, p.code as province from areas d join areas c on c.code = d.pid join areas p on p.code = c.pid limit 1),
     address as (
       insert into addresses (user_id, receive_name, receive_tel, province_code, city_code, region_code, area_info, address, is_default)
       select id, 'bench', '13900000000', province, city, district, 'bench', 'bench 1', true from person, place returning id, user_id
     )
     select s.user_id, s.id as session_id, a.id as address_id from session s join address a using (user_id) order by s.user_id`,
    [count, hashes, first],
  )
  const shoppers: BenchShopper[] = []
  for (let from = 0; from < rows.length; from += 200) {
    await inTx(db, async (tx) => {
      for (const [offset, { user_id, session_id, address_id }] of rows.slice(from, from + 200).entries()) {
        await bookTopUp(tx, { user_id, amount_cents: 100_000_000, key: `bench:${user_id}`, at: new Date() })
        const ticket = await mintTicket(tx, {
          session_id,
          user_id,
          limit_cents: 100_000_000,
          now: new Date(Date.now()),
        })
        shoppers.push({ token: tokens[from + offset] ?? '', address_id, ticket })
      }
    })
  }
  return shoppers
}

/** Puts a few goods into the cart of every shopper: a shop that sells has full carts, and plans that know it. */
export async function fillCarts(db: Database): Promise<void> {
  await db.pool.query(
    `insert into carts (user_id, sku_id, buy_num, price_cents, updated_at, created_at)
     select u.id, s.id, 1, s.price_cents, now(), now()
       from users u cross join (select id, price_cents from skus order by id desc limit 3) s
     on conflict do nothing`,
  )
}
