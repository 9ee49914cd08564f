import { followKeyboard } from '@fangshi/contract/chat-keyboard'
import { createComposer } from '@fangshi/contract/chat-composer'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import type { StoreChat } from '@fangshi/contract/chat-shapes'
import { sendStoreMessage } from '@fangshi/contract/chats-backoffice'
import { Alert, App, Button, Skeleton } from 'antd'
import { useEffect, useState, useSyncExternalStore, type DragEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import { AboutDrawer, AboutOrder, AboutShopper, useHasRoomForCards } from './about-shopper.tsx'
import styles from './chats.module.css'
import { Composer } from './composer.tsx'
import { outbox } from './outbox.ts'
import { TalkHead } from './talk-head.tsx'
import { TalkLog } from './talk-log.tsx'
import { texts } from './texts.ts'
import { useTalk } from './use-talk.ts'

/** A conversation: head, messages, reply form, and the shopper's profile. Another conversation remounts it. */
export function Talk({
  chat,
  about,
  onBack,
}: {
  chat: StoreChat
  /** The order whose page led here. */
  about: number | undefined
  onBack: () => void
}) {
  const t = useText()
  const { can } = useRights()
  const { message } = App.useApp()
  const talk = useTalk(chat.id)
  const state = useSyncExternalStore(talk.watch, talk.state)
  const [typing] = useState(() => createComposer(outbox, chat.id, () => message.error(t(texts.notPicture))))
  const [isDragged, setDragged] = useState(false)
  const [isAboutOpen, setAboutOpen] = useState(false)
  useEffect(() => followKeyboard(window, document.documentElement.style), [])
  const hasRoom = useHasRoomForCards()
  const maySend = can(sendStoreMessage.right)
  const write = maySend ? (draft: ChatDraft): void => outbox.write(chat.id, draft) : undefined
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
        <TalkHead chat={chat} onBack={onBack} onAbout={hasRoom ? undefined : () => setAboutOpen(true)} />
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
        {about && write && <AboutOrder chatId={chat.id} orderId={about} write={write} />}
        {maySend ? <Composer typing={typing} /> : <p className={styles.note}>{t(texts.mayNotSend)}</p>}
        {isDragged && <p className={styles.drop}>{t(texts.dropHere)}</p>}
      </section>
      {hasRoom && <AboutShopper chatId={chat.id} write={write} />}
      {isAboutOpen && !hasRoom && <AboutDrawer chatId={chat.id} write={write} onClose={() => setAboutOpen(false)} />}
    </>
  )
}
