import { goodsCommentKinds, type GoodsCommentKind } from '@fangshi/contract/comment-states'
import { goodsComments } from '@fangshi/contract/comments'
import { call } from '~/api/call.ts'
import { commentsPerPage, type CommentsPage, type CommentSort } from './use-goods-comments.ts'

/** Reads a page of the comments on goods. Loaded when somebody wants others than those that came with the page. */
export function readComments(
  goodsId: number,
  kind: GoodsCommentKind,
  sort: CommentSort,
  page: number,
  signal: AbortSignal,
): Promise<CommentsPage> {
  const query = { is_type: goodsCommentKinds.indexOf(kind), sort, page, per_page: commentsPerPage }
  return call(goodsComments, { params: { id: goodsId }, query }, { signal })
}
