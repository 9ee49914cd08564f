import type { OwnComment, ownComments } from '@fangshi/contract/comments'
import type { Reply } from '@fangshi/contract/route'
import type { UseQueryResult } from '@tanstack/react-query'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { GoodsLineRow } from '~/ui/goods/goods-lines.tsx'
import { StoreHeading } from '~/ui/goods/store-heading.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { OwnCommentView } from '../own-comment-view.tsx'
import { useWritingTexts } from '../own-texts.ts'

const OwnCommentCard = ({ comment }: { comment: OwnComment }) => (
  <article aria-label={comment.goods_name} className="card px-4 pb-4 md:px-6">
    <header className="flex items-center gap-4 border-b border-line py-2 text-13 text-ink-2">
      <StoreHeading id={comment.store_id} name={comment.store_name} className="mr-auto text-14 text-ink" />
      <time className="whitespace-nowrap tabular-nums">{comment.created_at.slice(0, 10)}</time>
    </header>
    <ul>
      <GoodsLineRow line={comment} linked amount={undefined}>
        {null}
      </GoodsLineRow>
    </ul>
    <OwnCommentView comment={comment} />
  </article>
)

/** The own comments, the newest first. */
export function WrittenComments({ query }: { query: UseQueryResult<Reply<typeof ownComments>> }) {
  const t = useWritingTexts()
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ data, waiting, current_page, last_page }) => (
        <div aria-busy={query.isFetching} className="space-y-3 md:space-y-4">
          {data.map((comment) => (
            <OwnCommentCard key={comment.id} comment={comment} />
          ))}
          {data.length === 0 && (
            <div className="card">
              <EmptyState object="orders" text={t('writing:noneWritten')}>
                <ButtonLink tone="brand" to={waiting ? links.ownComments('waiting') : links.orders()}>
                  {t(waiting ? 'writing:tab_waiting' : 'writing:toOrders')}
                </ButtonLink>
              </EmptyState>
            </div>
          )}
          <Pager page={current_page} last={last_page} pathOf={(to) => links.ownComments('written', to)} />
        </div>
      )}
    </Loaded>
  )
}
