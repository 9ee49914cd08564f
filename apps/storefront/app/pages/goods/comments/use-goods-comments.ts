import { goodsCommentKinds, type GoodsCommentKind } from '@fangshi/contract/comment-states'
import { goodsComments } from '@fangshi/contract/comments'
import type { Input, Reply } from '@fangshi/contract/route'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'

/** How many comments come with the page, and with each step further. */
export const commentsPerPage = 6

export type CommentsPage = Reply<typeof goodsComments>
export const commentSorts = ['newest', 'best', 'worst'] as const satisfies Required<
  NonNullable<Input<typeof goodsComments>['query']>
>['sort'][]
export type CommentSort = (typeof commentSorts)[number]

/** The comments on goods by kind and order, page after page. `first`: the newest of all, which came with the page. */
export function useGoodsComments(goodsId: number, kind: GoodsCommentKind, sort: CommentSort, first: CommentsPage) {
  const isFirst = kind === 'all' && sort === 'newest'
  return useInfiniteQuery({
    queryKey: ['goods-comments', goodsId, kind, sort, useLocale()],
    queryFn: ({ pageParam: page, signal }) => {
      const query = { is_type: goodsCommentKinds.indexOf(kind), sort, page, per_page: commentsPerPage }
      return call(goodsComments, { params: { id: goodsId }, query }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    initialData: isFirst ? { pages: [first], pageParams: [1] } : undefined,
    // What is read does not change under the eyes; the next visit brings its own.
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
}
