import { createComposer } from '@fangshi/contract/chat-composer'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { type StoreChat } from '@fangshi/contract/chat-shapes'
import { sendStoreMessage, storeChatCards } from '@fangshi/contract/chats-backoffice'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Skeleton } from 'antd'
import { useState, useSyncExternalStore, type DragEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import { useRights } from '../../session/rights.ts'
import { GoodsCard, OrderCard } from './cards.tsx'
import styles from './chats.module.css'
import { Composer } from './composer.tsx'
import { outbox } from './outbox.ts'
import { TalkHead } from './talk-head.tsx'
import { TalkLog } from './talk-log.tsx'
import { texts } from './texts.ts'
import { chatsKey } from './use-chats.ts'
import { useTalk } from './use-talk.ts'

/** The shopper's orders and the goods that they looked at, each of which can be sent. */
function AboutShopper({ chat, write }: { chat: StoreChat; write: ((draft: ChatDraft) => void) | undefined }) {
  const t = useText()
  const { data } = useQuery({
    queryKey: [...chatsKey, 'cards', chat.id],
    queryFn: () => call(storeChatCards, { params: { id: chat.id } }, { quiet: true }),
  })
  const send = (name: string, draft: ChatDraft) =>
    write && (
      <Button size="small" aria-label={t(texts.sendNamed, { name })} onClick={() => write(draft)}>
        {t(texts.sendCard)}
      </Button>
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <aside className={styles.about} aria-label={t(texts.about)} tabIndex={0}>
      <h3>{t(texts.orders)}</h3>
      {!data && <Skeleton active />}
      {data?.orders.length === 0 && <p className={styles.note}>{t(texts.noOrders)}</p>}
      <ul>
        {data?.orders.map((order) => (
          <li key={order.order_id}>
            <OrderCard order={order} />
            {send(order.order_no, { kind: 'order', order })}
          </li>
        ))}
      </ul>
      <h3>{t(texts.viewed)}</h3>
      {data?.goods.length === 0 && <p className={styles.note}>{t(texts.noViewed)}</p>}
      <ul>
        {data?.goods.map((goods) => (
          <li key={goods.goods_id}>
            <GoodsCard goods={goods} />
            {send(goods.goods_name, { kind: 'goods', goods })}
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** A conversation: head, messages, where one answers, and what is known of the shopper. Made anew for another conversation. */
export function Talk({ chat, onBack }: { chat: StoreChat; onBack: () => void }) {
  const t = useText()
  const { can } = useRights()
  const { message } = App.useApp()
  const talk = useTalk(chat.id)
  const state = useSyncExternalStore(talk.watch, talk.state)
  const [typing] = useState(() => createComposer(outbox, chat.id, () => message.error(t(texts.notPicture))))
  const [isDragged, setDragged] = useState(false)
  const maySend = can(sendStoreMessage.right)
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setDragged(false)
    if (maySend) typing.addPictures(event.dataTransfer.files)
  }
  return (
    <>
      <section
        className={styles.talk}
        aria-label={chat.nickname}
        onDragOver={(event) => {
          event.preventDefault()
          setDragged(maySend)
        }}
        onDragLeave={() => setDragged(false)}
        onDrop={onDrop}
      >
        <TalkHead chat={chat} onBack={onBack} />
        {state.isAway && <Alert banner type="warning" title={t(texts.reconnecting)} />}
        {state.status === 'loading' && <Skeleton active className={styles.loading} />}
        {state.status === 'failed' && (
          <Alert
            type="error"
            title={t(texts.loadFailed)}
            action={<Button onClick={talk.retry}>{t(texts.retry)}</Button>}
          />
        )}
        {state.status === 'ready' && <TalkLog nickname={chat.nickname} talk={talk} state={state} />}
        {maySend ? <Composer typing={typing} /> : <p className={styles.note}>{t(texts.mayNotSend)}</p>}
        {isDragged && <p className={styles.drop}>{t(texts.dropHere)}</p>}
      </section>
      <AboutShopper chat={chat} write={maySend ? (draft) => outbox.write(chat.id, draft) : undefined} />
    </>
  )
}
