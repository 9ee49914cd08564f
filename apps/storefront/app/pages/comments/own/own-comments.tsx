import type { OwnComment } from '@fangshi/contract/comments'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useLocale } from '~/i18n/text.tsx'
import type { PageHandle } from '~/routing/page-handle.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { UserPage } from '~/shell/user/user-page.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { GoodsLineRow } from '~/ui/goods/goods-lines.tsx'
import { StoreHeading } from '~/ui/goods/store-heading.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import type { Route } from './+types/own-comments'
import { commentQueries } from '../comment-queries.ts'
import { OwnCommentView } from '../own-comment-view.tsx'
import { useWritingTexts, writingTexts } from '../own-texts.ts'

export const handle: PageHandle = { queryKeys: ['page'] }

export function meta({ matches }: Route.MetaArgs) {
  const t = writingTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('writing:own'),
    description: t('writing:ownText'),
    path: links.ownComments(),
    noindex: true,
  })
}

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
function OwnCommentList() {
  const t = useWritingTexts()
  const [search] = useSearchParams()
  const page = Math.max(1, Number(search.get('page')) || 1)
  const query = useQuery(commentQueries.own(page, useLocale()))
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ data, current_page, last_page }) => (
        <div aria-busy={query.isFetching} className="space-y-3 md:space-y-4">
          {data.map((comment) => (
            <OwnCommentCard key={comment.id} comment={comment} />
          ))}
          {data.length === 0 && (
            <div className="card">
              <EmptyState object="orders" text={t('writing:noneOwn')}>
                <ButtonLink to={links.orders('waiting_comment')}>{t('writing:toComment')}</ButtonLink>
              </EmptyState>
            </div>
          )}
          <Pager page={current_page} last={last_page} pathOf={links.ownComments} />
        </div>
      )}
    </Loaded>
  )
}

export default function OwnComments() {
  const t = useWritingTexts()
  return (
    <UserPage
      title={t('writing:own')}
      aside={
        <ButtonLink size="s" className="max-md:min-h-11" to={links.orders('waiting_comment')}>
          {t('writing:toComment')}
        </ButtonLink>
      }
    >
      <OwnCommentList />
    </UserPage>
  )
}
