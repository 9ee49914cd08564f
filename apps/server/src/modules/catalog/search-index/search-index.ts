import type { LocalText } from '@fangshi/contract/locale'
import { statement, type Tx } from '../../../kernel/db/db.ts'
import { spellingsOf } from './pinyin.ts'
import { entriesOf, readSynonyms, synonymToken, synonymTokens, type ReadSynonym, type Synonym } from './synonyms.ts'
import { allSynonyms } from './synonyms.db.ts'
import { neighboursOf } from './typo.ts'
import { isHan, phrasesOf, tokensOf } from './words.ts'

/** The texts of goods. Names of classes, brand and store are phrases, which may be typed whole in pinyin. */
export interface SearchTexts {
  id: number
  name: LocalText
  more: (LocalText | null)[]
  /** Names of its store and brand. */
  phrases: (LocalText | null)[]
  /** Names of its classes. */
  classes: LocalText[]
  class_path: number[]
  brand_id: number | null
  store_id: number
}

const textsOf = (texts: readonly (LocalText | null)[]): string[] =>
  texts.flatMap((text) => (text ? [text['zh-cn'], text.en ?? ''] : []))

/** Tokens that represent filters, so that words and filters are one look-up. No word contains a colon, `=` or `~`. */
export const filterToken = (kind: 'class' | 'brand' | 'store', id: number): string => `${kind[0]}:${id}`

/** A token that appears in the name of goods. */
export const nameToken = (token: string): string => `=${token}`

/** The tokens by which goods are found: their words, what synonyms mean by them, and filters. */
export function searchRow(goods: SearchTexts, synonyms: readonly ReadSynonym[]) {
  const inName = textsOf([goods.name]).flatMap(tokensOf)
  const { meant, named } = synonymTokens(textsOf([goods.name]), textsOf(goods.classes), synonyms)
  const words = [
    ...inName,
    ...inName.map(nameToken),
    ...meant,
    ...named.map(nameToken),
    ...textsOf(goods.more).flatMap(tokensOf),
    ...textsOf([...goods.phrases, ...goods.classes]).flatMap((text) => [...tokensOf(text), ...phrasesOf(text)]),
  ]
  const filters = [
    ...goods.class_path.map((id) => filterToken('class', id)),
    filterToken('store', goods.store_id),
    ...(goods.brand_id ? [filterToken('brand', goods.brand_id)] : []),
  ]
  return { goods_id: goods.id, tokens: [...new Set([...words, ...filters])] }
}

/** The spellings of the tokens, with the variants that catch typos. Initials are too short to be corrected. */
function spellingRows(tokens: Iterable<string>) {
  const rows: { spelling: string; word: string; near: string[] }[] = []
  for (const word of tokens) {
    if (/[:=~]/.test(word)) continue
    for (const [at, spelling] of spellingsOf(word).entries()) {
      const isInitials = at > 0 && isHan(word)
      rows.push({ spelling, word, near: isInitials ? [] : neighboursOf(spelling) })
    }
  }
  return rows
}

const texts = statement(
  'search.texts',
  `select g.id, g.name, g.class_path::float8[] as class_path, g.brand_id, g.store_id,
          jsonb_build_array(g.subname, jsonb_build_object('zh-cn', g.goods_no)) || coalesce((
            select jsonb_agg(v.name) from goods_values c join attr_values v on v.id = c.value_id where c.goods_id = g.id), '[]') as more,
          jsonb_build_array(s.store_name, b.name) as phrases,
          (select jsonb_agg(c.name) from goods_classes c where c.id = any(g.class_path)) as classes
     from goods g join stores s on s.id = g.store_id left join goods_brands b on b.id = g.brand_id
    where g.id = any($1) order by g.id`,
)
const searchRows = statement(
  'search.write',
  `insert into goods_search (goods_id, listed, sale_count, tokens)
   select t.goods_id, l.listed, l.sale_count, t.tokens
     from jsonb_to_recordset($1::jsonb) as t(goods_id bigint, tokens text[]) join goods_sales l on l.goods_id = t.goods_id
   on conflict (goods_id) do update set tokens = excluded.tokens, listed = excluded.listed, sale_count = excluded.sale_count
    where (goods_search.tokens, goods_search.listed, goods_search.sale_count)
          is distinct from (excluded.tokens, excluded.listed, excluded.sale_count)`,
)
// In order, so that two writers of the same words cannot deadlock.
const spellings = statement(
  'search.write_spellings',
  `insert into search_spellings (spelling, word, near)
   select t.spelling, t.word, t.near from jsonb_to_recordset($1::jsonb) as t(spelling text, word text, near text[])
    where not exists (select from search_spellings s where s.spelling = t.spelling and s.word = t.word)
    order by t.spelling, t.word on conflict do nothing`,
)

/**
 * Rebuilds the search tokens of goods from their content and the names of their classes, brand and store. `spelt` holds
 * the tokens whose spellings this transaction has already written; new ones are added to it.
 */
export async function indexGoods(tx: Tx, ids: readonly number[], spelt = new Set<string>()): Promise<void> {
  const synonyms = readSynonyms(await allSynonyms(tx))
  const rows = (await tx.rows<SearchTexts>(texts, [ids])).map((goods) => searchRow(goods, synonyms))
  await writeSearch(tx, rows)
  const fresh = new Set(rows.flatMap((row) => row.tokens).filter((token) => !spelt.has(token)))
  await writeSpellings(tx, fresh)
  for (const token of fresh) spelt.add(token)
}

export const writeSearch = (tx: Tx, rows: readonly ReturnType<typeof searchRow>[]) =>
  tx.rows(searchRows, [JSON.stringify(rows)])

export const writeSpellings = (tx: Tx, tokens: Iterable<string>) =>
  tx.rows(spellings, [JSON.stringify(spellingRows(tokens))])

/** Makes what people type for synonyms known by its spellings too, so that pinyin and typos lead to them. */
export function writeSynonymSpellings(tx: Tx, synonyms: readonly Synonym[]) {
  const rows = synonyms.flatMap(({ id, words }) =>
    spellingRows(entriesOf(words).filter((entry) => !entry.includes(' '))).map((row) => ({
      ...row,
      word: synonymToken(id),
    })),
  )
  const unique = new Map(rows.map((row) => [`${row.spelling} ${row.word}`, row]))
  return tx.rows(spellings, [JSON.stringify([...unique.values()])])
}
