import { adminComments, hideComment, restoreComment } from '@fangshi/contract/comments-backoffice'
import { texts } from '../comments/comment-texts.ts'
import { CommentsScreen } from '../comments/comments-screen.tsx'
import { actFields } from '../comments/use-comment-acts.tsx'
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

/** Comments of all stores, which the platform may hide (rules §10). */
export default function OrderComments() {
  return (
    <CommentsScreen
      resource={adminComments}
      acts={acts}
      storeColumns={{ store_name: { label: texts.store, width: 130 } }}
      storeSearch={[{ label: texts.store, value: 'store_name', where: 'like' }]}
    />
  )
}
