import type { ReviewedField } from '@fangshi/contract/goods-form'
import type { LocalText } from '@fangshi/contract/locale'
import type { goods, goodsVersions } from '../../schema.ts'

/** The words of goods that the platform examines (rules §3), as `goods` and `goods_versions` keep them. */
export type ReviewedWords = Pick<
  typeof goodsVersions.$inferSelect,
  'class_id' | 'name' | 'subname' | 'images' | 'content' | 'content_mobile'
>

const none: LocalText = { 'zh-cn': '' }

/** A text without an empty English half. */
export const trimmed = ({ 'zh-cn': chinese, en }: LocalText): LocalText =>
  en ? { 'zh-cn': chinese, en } : { 'zh-cn': chinese }

/** Null for a text without words. */
export const orNull = (text: LocalText): LocalText | null => (text['zh-cn'] || text.en ? trimmed(text) : null)

const isSame = (one: LocalText | null, other: LocalText | null): boolean =>
  (one?.['zh-cn'] ?? '') === (other?.['zh-cn'] ?? '') && (one?.en ?? '') === (other?.en ?? '')

/** Which words differ, by their names on the wire. */
export function changedWords(one: ReviewedWords, other: ReviewedWords): ReviewedField[] {
  const isChanged: Record<ReviewedField, boolean> = {
    class_id: one.class_id !== other.class_id,
    goods_name: !isSame(one.name, other.name),
    goods_subname: !isSame(one.subname, other.subname),
    goods_images: one.images.join() !== other.images.join(),
    goods_content: !isSame(one.content, other.content),
    goods_content_mobile: !isSame(one.content_mobile, other.content_mobile),
  }
  return (Object.keys(isChanged) as ReviewedField[]).filter((field) => isChanged[field])
}

/** The words of a row of `goods` or `goods_versions`, and nothing else of it. */
export const wordsOf = (row: ReviewedWords | typeof goods.$inferSelect): ReviewedWords => ({
  class_id: row.class_id,
  name: row.name,
  subname: row.subname,
  images: row.images,
  content: row.content,
  content_mobile: row.content_mobile,
})

/** Words under their names on the wire. */
export const showWords = (words: ReviewedWords) => ({
  class_id: words.class_id,
  goods_name: words.name,
  goods_subname: words.subname,
  goods_images: words.images,
  goods_content: words.content,
  goods_content_mobile: words.content_mobile ?? none,
})
