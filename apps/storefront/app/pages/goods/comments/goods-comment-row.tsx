import type { GoodsComment } from '@fangshi/contract/comments'
import { CommentText } from '~/comments/comment-text.tsx'
import { Stars } from '~/comments/stars.tsx'
import { Avatar } from '~/ui/avatar.tsx'

/** A comment on goods: who, how many stars, when and on which SKU; then what was written. It may stand in a fragment. */
export function GoodsCommentRow({
  comment,
  onOpen,
}: {
  comment: GoodsComment
  onOpen: (comment: GoodsComment, at: number) => void
}) {
  return (
    <>
      <header className="flex items-center gap-3">
        <Avatar src={comment.avatar} name={comment.nickname} className="size-9 text-14" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2">
            <bdi className="truncate font-medium">{comment.nickname}</bdi>
            <Stars score={comment.score} className="text-13" />
          </p>
          <p className="truncate text-12 text-ink-3">
            <time className="tabular-nums">{comment.created_at.slice(0, 10)}</time>
            {comment.sku_name && ` · ${comment.sku_name}`}
          </p>
        </div>
      </header>
      <CommentText comment={comment} onOpen={(at) => onOpen(comment, at)} />
    </>
  )
}
