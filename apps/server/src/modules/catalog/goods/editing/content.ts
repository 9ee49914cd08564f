import type { ReviewedField } from '@fangshi/contract/goods-form'
import type { LocalText } from '@fangshi/contract/locale'
import type { goods, goodsVersions } from '../../schema.ts'

/** The content of goods that the platform reviews (rules §3), as `goods` and `goods_versions` keep them. */
export type ReviewedContent = Pick<
  typeof goodsVersions.$inferSelect,
  'class_id' | 'name' | 'subname' | 'images' | 'content' | 'content_mobile'
>

const none: LocalText = { 'zh-cn': '' }

/** A text without an empty English half. */
export const trimmed = ({ 'zh-cn': chinese, en }: LocalText): LocalText =>
  en ? { 'zh-cn': chinese, en } : { 'zh-cn': chinese }

/** Null for an empty text. */
export const orNull = (text: LocalText): LocalText | null => (text['zh-cn'] || text.en ? trimmed(text) : null)

const isSame = (one: LocalText | null, other: LocalText | null): boolean =>
  (one?.['zh-cn'] ?? '') === (other?.['zh-cn'] ?? '') && (one?.en ?? '') === (other?.en ?? '')

/** Which fields differ, by their names on the wire. */
export function changedContent(one: ReviewedContent, other: ReviewedContent): ReviewedField[] {
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

/** The content columns of a row of `goods` or `goods_versions`. */
export const contentOf = (row: ReviewedContent | typeof goods.$inferSelect): ReviewedContent => ({
  class_id: row.class_id,
  name: row.name,
  subname: row.subname,
  images: row.images,
  content: row.content,
  content_mobile: row.content_mobile,
})

/** Content under its names on the wire. */
export const showContent = (content: ReviewedContent) => ({
  class_id: content.class_id,
  goods_name: content.name,
  goods_subname: content.subname,
  goods_images: content.images,
  goods_content: content.content,
  goods_content_mobile: content.content_mobile ?? none,
})
