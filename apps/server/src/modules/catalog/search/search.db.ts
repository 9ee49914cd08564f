import { statement, type Db } from '../../../kernel/db/db.ts'
import { hasWords, Shape, type SearchWords } from '../goods/goods-filter.ts'

export interface Spelling {
  spelling: string
  word: string
}

/** How many words a prefix may match. */
const prefixLimit = 80

// The upper bound `{` follows z, the last letter of a folded Latin word. In subqueries the planner sees no values, so it plans once.
const spelled = statement(
  'search.spelled',
  `select spelling, word from search_spellings where spelling = any((select $1::text[])::text[])
   union
   select x.spelling, x.word from unnest((select $2::text[])) p cross join lateral (
     select spelling, word from search_spellings where spelling ~>~ p and spelling ~<~ (p || '{') order by spelling using ~<~ limit ${prefixLimit}
   ) x`,
)
/** The words with exactly this spelling, or beginning with one of the prefixes. */
export const spelledAs = (db: Db, exact: readonly string[], prefixes: readonly string[]) =>
  db.rows<Spelling>(spelled, [exact, prefixes])

const near = statement('search.near', 'select spelling, word from search_spellings where near && $1::text[] limit 400')
/** Candidates for a typo; some are farther than one typo away. */
export const spelledNear = (db: Db, neighbours: readonly string[]) => db.rows<Spelling>(near, [neighbours])

/** Whether anything on sale has the words. */
export async function hasAny(db: Db, words: SearchWords): Promise<boolean> {
  const shape = new Shape('goods.any')
  const found = hasWords('f.tokens', words, shape)
  const { statement, values } = shape.query(
    () => `select exists(select from goods_search f where f.listed and ${found}) as hit`,
  )
  return (await db.row<{ hit: boolean }>(statement, values))!.hit
}
