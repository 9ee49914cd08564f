import { useQuery } from '@tanstack/react-query'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { GoodsLineRow } from '~/ui/goods/goods-lines.tsx'
import { Pager } from '~/ui/list/pager.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { commentQueries } from '../comment-queries.ts'
import { useWritingTexts } from '../own-texts.ts'

/** The lines of orders that wait for a comment; those of one order are commented on one page. */
export function WaitingLines({ page }: { page: number }) {
  const t = useWritingTexts()
  const query = useQuery(commentQueries.waiting(page, useLocale()))
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ data, current_page, last_page }) => (
        <div aria-busy={query.isFetching}>
          {data.length > 0 ? (
            <ul className="card divide-y divide-line px-4 md:px-6">
              {data.map((line) => (
                <li key={line.id} className="flex flex-wrap items-center justify-end gap-x-4 pb-3 md:pb-0">
                  <ul className="min-w-0 flex-1 max-md:basis-full">
                    <GoodsLineRow line={line} linked amount={undefined}>
                      <p className="text-12 text-ink-3">
                        {line.store_name} · {t('writing:before', { time: line.comment_before.slice(0, 10) })}
                      </p>
                    </GoodsLineRow>
                  </ul>
                  <ButtonLink size="s" className="max-md:min-h-11" to={links.commentOrder(line.order_id)}>
                    {t('writing:write')}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          ) : (
            <div className="card">
              <EmptyState object="orders" text={t('writing:noneWaiting')}>
                <ButtonLink to={links.orders()}>{t('writing:toOrders')}</ButtonLink>
              </EmptyState>
            </div>
          )}
          <Pager page={current_page} last={last_page} pathOf={(to) => links.ownComments('waiting', to)} />
        </div>
      )}
    </Loaded>
  )
}
