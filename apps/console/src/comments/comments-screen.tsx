import type { adminComments, sellerComments } from '@fangshi/contract/comments-backoffice'
import { CustomerLink } from '../orders/buyer/customer-link.tsx'
import { useText } from '../i18n/use-text.ts'
import type { Columns } from '../kit/list/column.ts'
import { ScreenPage } from '../kit/screen/screen-page.tsx'
import { screen } from '../kit/screen/screen.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { TouchSizes } from '../kit/ui/touch-sizes.tsx'
import { commentColumns, commentSearch, type BackofficeComment } from './comment-columns.tsx'
import { CommentDetails } from './comment-details.tsx'
import { texts } from './comment-texts.ts'
import { useCommentActs, type CommentAct } from './use-comment-acts.tsx'

const { goods_name, ...columns } = commentColumns

/** What differs between the back offices. */
interface Props {
  resource: typeof sellerComments | typeof adminComments
  acts: Readonly<Record<string, CommentAct>>
  /** Shown after the goods, for who sees comments of several stores. */
  storeColumns?: Columns<BackofficeComment>
  storeSearch?: readonly SearchOption[]
}

/** Comments as a list; each opens as a page with all that was written and its scores. */
export function CommentsScreen({ resource, acts, storeColumns = {}, storeSearch = [] }: Props) {
  const t = useText()
  const { actionsOf, dialog } = useCommentActs(acts)
  const spec = screen({
    resource,
    columns: { goods_name, ...storeColumns, ...columns },
    search: [...commentSearch, ...storeSearch],
    rowButtons: (row, { reload }) => actionsOf(row, reload),
    record: {
      title: (comment) => t(texts.title, { goods: comment.goods_name }),
      states: ['grade', 'reply', 'hidden_at'],
      leaveOut: ['goods_name', 'content', 'images'],
      body: (comment) => (
        <>
          <CommentDetails comment={comment} />
          {resource.area === 'Seller' && <CustomerLink order_no={comment.order_no} />}
        </>
      ),
    },
  })
  return (
    <TouchSizes>
      <ScreenPage spec={spec} />
      {dialog}
    </TouchSizes>
  )
}
