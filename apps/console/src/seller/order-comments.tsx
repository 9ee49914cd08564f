import { replyToComment, sellerComments } from '@fangshi/contract/comments-backoffice'
import { texts } from '../comments/comment-texts.ts'
import { CommentsScreen } from '../comments/comments-screen.tsx'
import { actFields } from '../comments/use-comment-acts.tsx'
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
  return <CommentsScreen resource={sellerComments} acts={acts} />
}
