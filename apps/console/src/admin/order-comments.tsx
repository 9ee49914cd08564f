import { adminComments, hideComment, restoreComment } from '@fangshi/contract/comments-backoffice'
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
  hide: {
    right: hideComment.right,
    label: texts.hide,
    explained: texts.hideHelp,
    isDanger: true,
    fields: actFields.reason,
    send: (id: number, reason: string) => call(hideComment, { params: { id }, body: { reason } }),
  },
  restore: {
    right: restoreComment.right,
    label: texts.restore,
    explained: texts.restoreHelp,
    fields: {},
    send: (id: number) => call(restoreComment, { params: { id } }),
  },
}

const { goods_name, ...columns } = commentColumns

/** Comments of all stores, which the platform may hide (rules §10). */
export default function OrderComments() {
  const t = useText()
  const { actionsOf, dialog } = useCommentActs(acts)
  const spec = screen<typeof adminComments>({
    resource: adminComments,
    columns: { goods_name, store_name: { label: texts.store, width: 130 }, ...columns },
    search: [...commentSearch, { label: texts.store, value: 'store_name', where: 'like' }],
    rowButtons: (row, { reload }) => actionsOf(row, reload),
    record: {
      title: (comment) => t(texts.title, { goods: comment.goods_name }),
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
