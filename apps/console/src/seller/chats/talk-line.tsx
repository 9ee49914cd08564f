import { RollbackOutlined } from '@ant-design/icons'
import { isRecallable, progressOf } from '@fangshi/contract/chat-conversation'
import { shownDraft, type ChatEntry } from '@fangshi/contract/chat-draft'
import { nearDay, type Line } from '@fangshi/contract/chat-timeline'
import type { ChatMarks, ChatMessage } from '@fangshi/contract/chat-shapes'
import { Button } from 'antd'
import { memo, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ImagePreview } from '../../kit/ui/image-preview.tsx'
import { GoodsCard, OrderCard } from './cards.tsx'
import styles from './chats.module.css'
import { texts } from './texts.ts'

function DayLine({ day, now }: { day: string; now: number }) {
  const t = useText()
  const near = nearDay(day, now)
  return <p className={styles.day}>{near ? t(texts[near]) : day}</p>
}

function ChatPicture({ src }: { src: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.picture} aria-label={t(texts.openPicture)} onClick={() => setOpen(true)}>
        <img src={src} alt={t(texts.picture)} />
      </button>
      {isOpen && <ImagePreview addresses={[src]} start={0} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What a message says: plain text as it was written, a picture or a card. */
function MessageBody({ content }: { content: Pick<ChatMessage, 'text' | 'image' | 'goods' | 'order'> }) {
  const { text, image, goods, order } = content
  if (image) return <ChatPicture src={image} />
  if (goods) return <GoodsCard goods={goods} />
  if (order) return <OrderCard order={order} />
  return (
    <p dir="auto" className={styles.text}>
      {text}
    </p>
  )
}

/** A message with what stands above and below it. */
export const TalkLine = memo(function TalkLine({
  line: { message, day, isFirstOfRun },
  marks,
  now,
  onRecall,
}: {
  line: Line<ChatMessage>
  marks: ChatMarks
  /** ms; what can be recalled no longer loses its button. */
  now: number
  onRecall: (seq: number) => void
}) {
  const t = useText()
  const { seq, from, is_recalled, event, sender_name, is_auto } = message
  const isStore = from === 'store'
  if (is_recalled || from === 'system')
    return (
      <div data-seq={seq}>
        {day && <DayLine day={day} now={now} />}
        <p className={styles.day}>
          {is_recalled
            ? t(isStore ? texts.recalledStore : texts.recalledShopper)
            : event && t(texts.transferred, { name: event.name })}
        </p>
      </div>
    )
  return (
    <div data-seq={seq}>
      {day && <DayLine day={day} now={now} />}
      <div className={isStore ? styles.own : styles.other}>
        {isFirstOfRun && (
          <p className={styles.meta}>
            {is_auto ? t(texts.auto) : sender_name} <time>{message.created_at.slice(11, 16)}</time>
          </p>
        )}
        <MessageBody content={message} />
        {isStore && (
          <p className={styles.meta}>
            {isRecallable(message, now) && (
              <Button size="small" type="link" icon={<RollbackOutlined aria-hidden />} onClick={() => onRecall(seq)}>
                {t(texts.recall)}
              </Button>
            )}
            {t(texts[progressOf(seq, marks, 'shopper')])}
          </p>
        )}
      </div>
    </div>
  )
})

/** A message on its way. */
export function WaitingLine({
  entry: { client_id, body, state, failure },
  onRetry,
  onDrop,
}: {
  entry: ChatEntry
  onRetry: (clientId: string) => void
  onDrop: (clientId: string) => void
}) {
  const t = useText()
  return (
    <div className={styles.own}>
      <MessageBody content={shownDraft(body)} />
      {state === 'failed' ? (
        <p className={styles.failed}>
          {t(texts.failed, { reason: failure ?? '' })}
          <Button size="small" type="link" onClick={() => onRetry(client_id)}>
            {t(texts.resend)}
          </Button>
          <Button size="small" type="link" onClick={() => onDrop(client_id)}>
            {t(texts.drop)}
          </Button>
        </p>
      ) : (
        <p className={styles.meta}>{t(state === 'sending' ? texts.sending : texts.waiting)}</p>
      )}
    </div>
  )
}
