import type { StoreRating } from '@fangshi/contract/ratings'
import { StoreRatingTrio } from '~/comments/store-rating.tsx'
import { useCommentTexts } from '~/comments/own-texts.ts'

/** The rating trio of a store with the share of good comments and their number. */
export function StoreScores({ rating }: { rating: StoreRating }) {
  const c = useCommentTexts()
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-2">
      <StoreRatingTrio rating={rating} />
      {rating.good_rate !== null && (
        <p>
          {c('comment:goodRate')}{' '}
          <b className="font-medium text-brand tabular-nums">{c('comment:percent', { percent: rating.good_rate })}</b>
          {` · ${c('comment:count', { count: rating.all })}`}
        </p>
      )}
    </div>
  )
}
