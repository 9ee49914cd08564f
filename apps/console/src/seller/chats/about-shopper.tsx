import { CloseOutlined } from '@ant-design/icons'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { storeChatCards } from '@fangshi/contract/chats-backoffice'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { actionTexts } from '../../i18n/texts.ts'
import { CustomerLink } from '../../orders/buyer/customer-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useWidthBelow } from '../../kit/ui/use-width-below.ts'
import { call } from '../../session/api.ts'
import { GoodsCard, OrderCard } from './cards.tsx'
import styles from './chats.module.css'
import { texts } from './texts.ts'
import { chatsKey } from './use-chats.ts'

/** Sends a card; absent for staff who may not answer. */
type Write = ((draft: ChatDraft) => void) | undefined

const useCards = (chatId: number) =>
  useInfiniteQuery({
    queryKey: [...chatsKey, 'cards', chatId],
    queryFn: ({ pageParam }) =>
      call(storeChatCards, { params: { id: chatId }, query: pageParam ? { before: pageParam } : {} }, { quiet: true }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  })

/** Orders that nobody has paid make no customer. */
const unpaid: readonly string[] = ['waiting_payment', 'cancelled']

/** The shopper’s orders and the goods that they looked at, each of which can be sent. */
function Cards({ chatId, write }: { chatId: number; write: Write }) {
  const t = useText()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useCards(chatId)
  const orders = data?.pages.flatMap((page) => page.orders)
  const viewed = data?.pages[0]?.goods
  const paid = orders?.find(({ status }) => !unpaid.includes(status))
  const send = (name: string, draft: ChatDraft) =>
    write && (
      <Button size="small" aria-label={t(texts.sendNamed, { name })} onClick={() => write(draft)}>
        {t(texts.sendCard)}
      </Button>
    )
  return (
    <>
      {paid && <CustomerLink order_no={paid.order_no} />}
      <h3>{t(texts.orders)}</h3>
      {!data && <Skeleton active />}
      {orders?.length === 0 && <p className={styles.note}>{t(texts.noOrders)}</p>}
      <ul>
        {orders?.map((order) => (
          <li key={order.order_id}>
            <OrderCard order={order} />
            {send(order.order_no, { kind: 'order', order })}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t(texts.olderOrders)}
        </Button>
      )}
      <h3>{t(texts.viewed)}</h3>
      {viewed?.length === 0 && <p className={styles.note}>{t(texts.noViewed)}</p>}
      <ul>
        {viewed?.map((goods) => (
          <li key={goods.goods_id}>
            <GoodsCard goods={goods} />
            {send(goods.goods_name, { kind: 'goods', goods })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether the cards stand beside the conversation; a narrower window has them in a drawer. */
export const useHasRoomForCards = (): boolean => !useWidthBelow(1200)

/** What is known of the shopper, beside the conversation. */
export function AboutShopper({ chatId, write }: { chatId: number; write: Write }) {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <aside className={styles.about} aria-label={t(texts.about)} tabIndex={0}>
      <Cards chatId={chatId} write={write} />
    </aside>
  )
}

/** The same over a narrow window. */
export function AboutDrawer({ chatId, write, onClose }: { chatId: number; write: Write; onClose: () => void }) {
  const t = useText()
  const sendAndClose = (draft: ChatDraft): void => {
    write?.(draft)
    onClose()
  }
  return (
    <Drawer open title={t(texts.about)} size={320} closable={{ 'aria-label': t(actionTexts.close) }} onClose={onClose}>
      <div className={styles.drawer}>
        <Cards chatId={chatId} write={write && sendAndClose} />
      </div>
    </Drawer>
  )
}

/** The order whose page led here, which can be sent as a card; goes once it was, or when it is not wanted. */
export function AboutOrder({ chatId, orderId, write }: { chatId: number; orderId: number; write: NonNullable<Write> }) {
  const t = useText()
  const { data } = useQuery({
    queryKey: [...chatsKey, 'order', chatId, orderId],
    queryFn: () => call(storeChatCards, { params: { id: chatId }, query: { order_id: orderId } }, { quiet: true }),
  })
  const [isShown, setShown] = useState(true)
  const order = data?.order
  if (!order || !isShown) return null
  return (
    <section className={styles.subject} aria-label={t(texts.aboutOrder)}>
      <OrderCard order={order} />
      <Button
        onClick={() => {
          setShown(false)
          write({ kind: 'order', order })
        }}
      >
        {t(texts.sendOrder)}
      </Button>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label={t(texts.hideCard)}
        onClick={() => setShown(false)}
      />
    </section>
  )
}
