import type { listGoods as listRoute } from '@fangshi/contract/catalog'
import type { Locale } from '@fangshi/contract/locale'
import type { DecodedCall, Reply } from '@fangshi/contract/route'
import type { Db } from '../../../kernel/db/db.ts'
import { levelOf } from '../../taxonomy/public.ts'
import { corrected, findWords } from './find-words.ts'
import { weigh } from './frequent-words.ts'
import type { GoodsFilter, SearchWords } from '../goods/goods-filter.ts'
import { keyOf, listQuery, totalCap, usualSize } from '../goods/list-query.ts'
import { nearest, remember, startsOf } from '../goods/page-starts.ts'
import { unpack, type PackedCard } from '../goods/cards.db.ts'
import { showCard, type CardRow } from '../goods/goods.show.ts'
import { hasAny } from './search.db.ts'

type ListGoodsQuery = DecodedCall<typeof listRoute>['query']
type Filters = Omit<ListGoodsQuery, 'page' | 'per_page' | 'sort'>

/** The filter for a query from the wire at the instant `now`. */
export async function filterOf(db: Db, now: Date, query: Filters, words: SearchWords | null): Promise<GoodsFilter> {
  const class_level = query.class_id === undefined ? undefined : await levelOf(db, query.class_id)
  return { ...query, now, words, class_level: class_level || 3 }
}

/**
 * Interprets words more loosely when nothing on sale has them; words that something has stay, even if the filters leave
 * nothing.
 */
export async function kinderWords(
  db: Db,
  keywords: string | undefined,
  words: SearchWords | null,
  locale: Locale,
): Promise<SearchWords | null> {
  if (!words || !keywords || (await hasAny(db, words))) return null
  return corrected(db, keywords, locale)
}

/** The search words of the keywords; null without any. */
export async function wordsOf(db: Db, keywords: string | undefined, locale: Locale): Promise<SearchWords | null> {
  const words = keywords ? await findWords(db, keywords, locale) : null
  return words && weigh(db, words)
}

interface GoodsPage {
  rows: CardRow[]
  /** Counted up to one beyond the cap. */
  total: number
}

/** A page and the total. A page past the end carries no total, so the first page is read for it. */
async function findPage(db: Db, filter: GoodsFilter, query: ListGoodsQuery, locale: Locale): Promise<GoodsPage> {
  const { sort = 'default', page = 1, per_page = usualSize } = query
  const read = async (limit: number, offset: number, from?: readonly number[]) => {
    const { statement, values } = listQuery(filter, sort, { locale, limit, offset, from })
    return (await db.rows<PackedCard>(statement, values)).map(unpack)
  }
  const offset = (page - 1) * per_page
  const starts = isFar(filter, offset) ? startsOf(db, listOf(filter, sort)) : []
  const start = nearest(starts, offset)
  const rows = await read(per_page, offset - (start?.offset ?? 0), start?.key)
  for (const index of rows.length ? [0, rows.length - 1] : []) {
    remember(starts, { offset: offset + index, key: keyOf(sort, rows[index]!) })
  }
  const [first] = rows.length || page === 1 ? rows : await read(1, 0)
  return { rows, total: first?.total ?? 0 }
}

/** Beyond the pages that a list names. A price range or words have no fixed index to walk. */
const isFar = ({ words, price_min, price_max }: GoodsFilter, offset: number): boolean =>
  offset > totalCap && !words && price_min === undefined && price_max === undefined

const listOf = ({ class_id, brand_id, store_id, in_stock }: GoodsFilter, sort: string): string =>
  JSON.stringify([sort, class_id, brand_id, store_id, in_stock])

/** One page of goods on sale. */
export async function listGoods(
  db: Db,
  query: ListGoodsQuery,
  locale: Locale,
  now: Date,
): Promise<Reply<typeof listRoute>> {
  const words = await wordsOf(db, query.keywords, locale)
  let found = await findPage(db, await filterOf(db, now, query, words), query, locale)
  const kinder = found.total === 0 ? await kinderWords(db, query.keywords, words, locale) : null
  if (kinder) {
    found = await findPage(db, await filterOf(db, now, query, kinder), query, locale)
  }
  const { page = 1, per_page = usualSize } = query
  const total = Math.min(found.total, totalCap)
  return {
    data: found.rows.map(showCard),
    count: found.rows.length,
    total,
    total_capped: found.total > totalCap,
    is_near: kinder !== null && total > 0,
    per_page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    current_page: page,
  }
}
