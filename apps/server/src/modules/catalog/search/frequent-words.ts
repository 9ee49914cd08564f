import { statement, type Db } from '../../../kernel/db/db.ts'
import type { SearchWords } from '../goods/goods-filter.ts'
import { totalCap } from '../goods/list-query.ts'
import { remembered } from './remembered.ts'

/** Well above the cap: the database's statistics are taken from a sample. */
const leastGoods = 1.25 * totalCap
const lifetimeMs = 5 * 60_000

const frequent = statement(
  'search.frequent',
  `select t.token from pg_stats s
     join pg_class c on c.relname = s.tablename and c.relnamespace = s.schemaname::regnamespace
     cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as t(token, share)
    where s.schemaname = current_schema() and s.tablename = 'goods_search' and s.attname = 'tokens'
      and t.token is not null and t.share * c.reltuples >= ${leastGoods}`,
)

/**
 * Tokens that far more goods have than are ever counted, according to the database's statistics; read every few
 * minutes.
 */
const frequentTokens = remembered<ReadonlySet<string>>(
  lifetimeMs,
  async (db) => new Set((await db.rows<{ token: string }>(frequent)).map(({ token }) => token)),
)

/** Marks a search for a single very frequent word. Statistics do not say how often two words occur together. */
export async function weigh(db: Db, words: SearchWords): Promise<SearchWords> {
  const tokens = await frequentTokens(db)
  const [one, ...others] = [...words.all.map((token) => [token]), ...words.any]
  return { ...words, isFrequent: !others.length && one!.some((token) => tokens.has(token)) }
}
