import type { suggestGoods } from '@fangshi/contract/catalog'
import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import type { Reply } from '@fangshi/contract/route'
import type { Db } from '../../../kernel/db/db.ts'
import { brandRows, classRows } from '../../taxonomy/public.ts'
import { listGoods } from './list-goods.ts'
import { nearestNames } from './nearest-names.ts'
import { spelledAs } from './search.db.ts'
import { hotWords, storesNamed } from './suggest.db.ts'
import { fold, isHan, runsOf } from '../search-index/words.ts'

const wordCount = 8
const goodsCount = 5

/**
 * Suggestions for a partly typed query: names of classes and brands, goods and stores, or the nearest names where
 * nothing has the words; for an empty one, popular searches.
 */
export async function suggest(db: Db, text: string, locale: Locale, now: Date): Promise<Reply<typeof suggestGoods>> {
  const terms = await termsOf(db, text)
  if (!terms.length) return { words: await hotWords(db, locale), goods: [], stores: [] }
  const [found, stores, classes, brands] = await Promise.all([
    listGoods(db, { keywords: text, per_page: goodsCount }, locale, now),
    storesNamed(db, terms, locale),
    classRows(db),
    brandRows(db),
  ])
  const named = [...classes, ...brands]
  const words = namesWith(terms, named, locale)
  const isEmpty = !words.length && !found.data.length
  const namesOf = (row: { name: LocalText }): string => localText(row.name, locale)
  return {
    words: isEmpty ? nearestNames(text, named.map(namesOf), wordCount) : words.slice(0, wordCount),
    goods: found.data.map(({ id, goods_name, goods_master_image, goods_price }) => ({
      id,
      goods_name,
      goods_master_image,
      goods_price,
    })),
    stores,
  }
}

/** The text as it is, and the Chinese words that a Latin one may spell. */
async function termsOf(db: Db, text: string): Promise<string[]> {
  const whole = fold(text).trim()
  const [run] = runsOf(whole)
  if (!run) return []
  if (isHan(run)) return [whole]
  const spelled = await spelledAs(db, [run], [run])
  const exactFirst = [...spelled.filter(({ spelling }) => spelling === run), ...spelled].map(({ word }) => word)
  return [...new Set([whole, ...exactFirst])].filter((word) => !isHan(word) || [...word].length > 1)
}

/** Names that contain a term; those that begin with the earliest term come first. */
function namesWith(terms: readonly string[], rows: readonly { name: LocalText }[], locale: Locale): string[] {
  const rank = ({ name }: { name: LocalText }): number => {
    const texts = [fold(name['zh-cn']), ...(name.en ? [fold(name.en)] : [])]
    const at = terms.findIndex((term) =>
      texts.some((text) => (isHan(term) ? text.includes(term) : startsWord(text, term))),
    )
    return at < 0 ? Infinity : at * 2 + (texts.some((text) => text.startsWith(terms[at]!)) ? 0 : 1)
  }
  const ranked = rows.map((row) => ({ name: localText(row.name, locale), rank: rank(row) }))
  const hits = ranked.filter((row) => row.rank < Infinity).sort((a, b) => a.rank - b.rank)
  return [...new Set(hits.map(({ name }) => name))]
}

const startsWord = (text: string, term: string): boolean => text.startsWith(term) || text.includes(` ${term}`)
