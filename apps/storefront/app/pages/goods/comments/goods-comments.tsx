import type { GoodsComment } from '@fangshi/contract/comments'
import type { GoodsRating } from '@fangshi/contract/ratings'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useCallback, useState } from 'react'
import { picturesOf } from '~/comments/comment-text.tsx'
import { useCommentTexts } from '~/comments/own-texts.ts'
import { Button } from '~/ui/button.tsx'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { CommentFilters } from './comment-filters.tsx'
import { GoodsCommentRow } from './goods-comment-row.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { useGoodsComments, type CommentsPage } from './use-goods-comments.ts'

const Lightbox = lazy(() => loadChunk(() => import('~/pictures/lightbox.tsx')))

/** The comments on goods: what they say together, then one after another. `first`: those that came with the page. */
export function GoodsComments({
  goodsId,
  rating,
  first,
}: {
  goodsId: number
  rating: GoodsRating
  first: CommentsPage
}) {
  const c = useCommentTexts()
  const [opened, setOpened] = useState<{ comment: GoodsComment; at: number }>()
  const { kind, sort, comments, total, hasMore, isLoading, choose, more } = useGoodsComments(goodsId, first)
  const open = useCallback((comment: GoodsComment, at: number) => setOpened({ comment, at }), [])
  return (
    <div className="space-y-4">
      <RatingSummary rating={rating} />
      <CommentFilters rating={rating} kind={kind} sort={sort} onChoose={choose} />
      <div aria-busy={isLoading} className="divide-y divide-line *:space-y-2 *:py-4">
        {comments.map((comment) => (
          <CachedFragment key={comment.id} as="article" content={GoodsCommentRow} props={{ comment, onOpen: open }} />
        ))}
      </div>
      <p role="status" className="text-center text-12 text-ink-3">
        {comments.length ? c('comment:shown', { count: comments.length, total }) : c('comment:noneOfKind')}
      </p>
      {hasMore && (
        <div className="flex justify-center">
          <Button busy={isLoading} onClick={more}>
            {c('comment:more')}
          </Button>
        </div>
      )}
      {opened && (
        <Suspense>
          <Lightbox
            images={picturesOf(opened.comment)}
            name={c('comment:pictureOf', { name: opened.comment.nickname })}
            start={opened.at}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
