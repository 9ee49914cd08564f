import { fileLimits } from '@fangshi/contract/files'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { type StoreChat } from '@fangshi/contract/chat-shapes'
import { sendStoreMessage, storeChatCards } from '@fangshi/contract/chats-backoffice'
import { useQuery } from '@tanstack/react-query'
import { Alert, App, Button, Skeleton } from 'antd'
import { useEffect, useState, type DragEvent } from 'react'
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
  const { conversation, state, entries, isLive } = useTalk(chat.id)
  const [isDragged, setDragged] = useState(false)
  // Being away for a moment is not worth a word.
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAway(!isLive), isLive ? 0 : 4000)
    return () => clearTimeout(timer)
  }, [isLive])
  const maySend = can(sendStoreMessage.right)
  const write = (draft: ChatDraft): void => outbox.write(chat.id, draft)
  const addPictures = (files: Iterable<File>): void => {
    for (const file of files) {
      if (file.type.startsWith('image/') && file.size <= fileLimits.image)
        write({ kind: 'image', file, preview: URL.createObjectURL(file) })
      else message.error(t(texts.notPicture))
    }
  }
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setDragged(false)
    if (maySend) addPictures(event.dataTransfer.files)
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
        {isAway && <Alert banner type="warning" title={t(texts.reconnecting)} />}
        {state.status === 'loading' && <Skeleton active className={styles.loading} />}
        {state.status === 'failed' && (
          <Alert
            type="error"
            title={t(texts.loadFailed)}
            action={<Button onClick={() => void conversation.catchUp()}>{t(texts.retry)}</Button>}
          />
        )}
        {state.status === 'ready' && (
          <TalkLog chat={chat} conversation={conversation} state={state} entries={entries} />
        )}
        {maySend ? (
          <Composer chatId={chat.id} write={write} addPictures={addPictures} />
        ) : (
          <p className={styles.note}>{t(texts.mayNotSend)}</p>
        )}
        {isDragged && <p className={styles.drop}>{t(texts.dropHere)}</p>}
      </section>
      <AboutShopper chat={chat} write={maySend ? write : undefined} />
    </>
  )
}
