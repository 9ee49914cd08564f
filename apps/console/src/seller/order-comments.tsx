import { replyToComment, sellerComments } from '@fangshi/contract/comments-backoffice'
import { commentColumns, commentSearch } from '../comments/comment-columns.tsx'
import { CommentDetails } from '../comments/comment-details.tsx'
import { texts } from '../comments/comment-texts.ts'
import { actFields, useCommentActs } from '../comments/use-comment-acts.tsx'
import { useText } from '../i18n/use-text.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import { screen } from '../kit/screen/screen.ts'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { call } from '../session/api.ts'

const acts = {
  reply: {
    right: replyToComment.right,
    label: texts.reply,
    explained: texts.replyHelp,
    fields: actFields.reply,
    send: (id: number, reply: string) => call(replyToComment, { params: { id }, body: { reply } }),
  },
}

/** Comments on the store's goods, which it answers (rules §10). */
export default function OrderComments() {
  const t = useText()
  const { actionsOf, dialog } = useCommentActs(acts)
  const spec = screen<typeof sellerComments>({
    resource: sellerComments,
    columns: commentColumns,
    search: commentSearch,
    rowButtons: (row, { reload }) => actionsOf(row, reload),
    record: {
      title: ({ goods_name }) => t(texts.title, { goods: goods_name }),
      states: ['grade', 'reply', 'hidden_at'],
      leaveOut: ['goods_name', 'content', 'images'],
      body: (comment) => <CommentDetails comment={comment} />,
    },
  })
  return (
    <TouchSizes>
      <ScreenPage spec={spec} />
      {dialog}
    </TouchSizes>
  )
}
