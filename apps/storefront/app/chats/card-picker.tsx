import { chatCards } from '@fangshi/contract/chats'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Loaded } from '~/ui/loaded.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { GoodsCard, OrderCard } from './cards.tsx'
import { useChatTexts } from './own-texts.ts'

const choice = 'flex w-full rounded-2 p-2 hover:bg-sunken'

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className="px-2 pt-1 text-12 text-ink-3">{title}</h3>
    <ul>{children}</ul>
  </section>
)

/** The orders and goods that the shopper may want to send. */
export function CardPicker({ chatId, onPick }: { chatId: number; onPick: (draft: ChatDraft) => void }) {
  const t = useChatTexts()
  const locale = useLocale()
  const query = useInfiniteQuery({
    queryKey: ['chat-cards', chatId, locale],
    queryFn: ({ pageParam, signal }) =>
      call(
        chatCards,
        { params: { id: chatId }, query: pageParam ? { before: pageParam } : {} },
        { quiet: true, signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })
  const orders = query.data?.pages.flatMap((page) => page.orders) ?? []
  const goods = query.data?.pages[0]?.goods ?? []
  return (
    <div className="mb-2 max-h-64 overflow-y-auto rounded-3 border border-line">
      <Loaded query={query} skeleton={<RowsSkeleton count={2} />}>
        {() => (
          <>
            {orders.length > 0 && (
              <Group title={t('chat:ownOrders')}>
                {orders.map((order) => (
                  <li key={order.order_id}>
                    <button type="button" className={choice} onClick={() => onPick({ kind: 'order', order })}>
                      <OrderCard order={order} />
                    </button>
                  </li>
                ))}
                {query.hasNextPage && (
                  <li className="p-2">
                    <Button size="s" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                      {t('chat:olderOrders')}
                    </Button>
                  </li>
                )}
              </Group>
            )}
            {goods.length > 0 && (
              <Group title={t('chat:viewedGoods')}>
                {goods.map((one) => (
                  <li key={one.goods_id}>
                    <button type="button" className={choice} onClick={() => onPick({ kind: 'goods', goods: one })}>
                      <GoodsCard goods={one} />
                    </button>
                  </li>
                ))}
              </Group>
            )}
            {orders.length + goods.length === 0 && (
              <p className="p-4 text-center text-13 text-ink-2">{t('chat:noCards')}</p>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
