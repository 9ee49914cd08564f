import type { GoodsCommentKind } from '@fangshi/contract/comment-states'
import type { GoodsRating } from '@fangshi/contract/ratings'
import { useCommentTexts } from '~/comments/own-texts.ts'
import { classNames } from '~/ui/class-names.ts'
import { SelectInput } from '~/ui/inputs/text-input.tsx'
import { shortCount } from './comment-rows.ts'
import { commentSorts, type CommentSort } from './use-goods-comments.ts'

/** Here, so that the page needs nothing of the contract. */
const kinds: readonly GoodsCommentKind[] = ['all', 'good', 'middling', 'bad', 'with_images', 'added']

/** The kinds of comments with their numbers, of which there is at least one, and their order. */
export function CommentFilters({
  rating,
  kind,
  sort,
  onChoose,
}: {
  rating: GoodsRating
  kind: GoodsCommentKind
  sort: CommentSort
  onChoose: (change: { kind?: GoodsCommentKind; sort?: CommentSort }) => void
}) {
  const c = useCommentTexts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div role="group" aria-label={c('comment:kinds')} className="flex flex-wrap gap-2">
        {kinds
          .filter((one) => rating[one] > 0)
          .map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => onChoose({ kind: one })}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1 rounded-full border px-3 text-13 md:min-h-8',
                one === kind
                  ? 'border-brand bg-brand-50 font-medium text-brand'
                  : 'border-line bg-surface hover:border-ink-3',
              )}
            >
              {c(`comment:kind_${one}`)}
              <span className="text-12 tabular-nums">{shortCount(rating[one])}</span>
            </button>
          ))}
      </div>
      <SelectInput
        aria-label={c('comment:sort')}
        value={sort}
        onChange={({ currentTarget: { value } }) => {
          const next = commentSorts.find((one) => one === value)
          if (next) onChoose({ sort: next })
        }}
        className="w-auto! max-w-full"
      >
        {commentSorts.map((one) => (
          <option key={one} value={one}>
            {c(`comment:sort_${one}`)}
          </option>
        ))}
      </SelectInput>
    </div>
  )
}
