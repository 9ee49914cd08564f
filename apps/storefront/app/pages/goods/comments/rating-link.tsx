import type { GoodsRating } from '@fangshi/contract/ratings'
import { useCommentTexts } from '~/comments/own-texts.ts'
import { Stars } from '~/comments/stars.tsx'

/** The stars of goods below their name, leading to the comments; nothing while there are none (rules §10). */
export function RatingLink({ rating: { all, means } }: { rating: GoodsRating }) {
  const c = useCommentTexts()
  if (!means) return null
  return (
    <a
      href="#comments"
      className="inline-flex min-h-6 items-center gap-2 rounded-1 text-13 text-ink-2 hover:text-brand"
    >
      <Stars score={Number(means.score)} />
      <span className="tabular-nums">{means.score}</span>
      <span>{c('comment:count', { count: all })}</span>
    </a>
  )
}
