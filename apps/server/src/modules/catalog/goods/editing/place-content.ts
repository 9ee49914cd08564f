import type { goods } from '../../schema.ts'
import { changedContent, type ReviewedContent } from './content.ts'

type Goods = typeof goods.$inferSelect

export interface PlacedContent {
  /** Columns of the goods row. */
  columns: Partial<ReviewedContent & Pick<Goods, 'review'>>
  /** Content that is to await review; null for none. Undefined: what waits stays as it is. */
  waiting?: ReviewedContent | null | undefined
}

/** Where new content goes: into the row of the goods, or into a version that awaits review (rules §3). */
export function placeContent(
  row: ReviewedContent & Pick<Goods, 'review'>,
  newer: (ReviewedContent & { state: string }) | null | undefined,
  content: ReviewedContent,
  verify: boolean,
): PlacedContent {
  if (!verify) return { columns: { ...content, review: 'examined' }, waiting: null }
  const waits = newer?.state === 'to_review' && !changedContent(newer, content).length
  if (row.review !== 'examined')
    return { columns: { ...content, review: 'to_review' }, waiting: waits ? undefined : content }
  if (!changedContent(row, content).length) return { columns: {}, waiting: null }
  return { columns: {}, waiting: waits ? undefined : content }
}
