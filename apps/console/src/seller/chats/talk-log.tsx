import { DownOutlined } from '@ant-design/icons'
import type { Conversation, ConversationState } from '@fangshi/contract/chat-conversation'
import { waitingOf, type ChatEntry } from '@fangshi/contract/chat-draft'
import { linesOf, shownRange } from '@fangshi/contract/chat-timeline'
import { type StoreChat } from '@fangshi/contract/chat-shapes'
import { recallStoreMessage } from '@fangshi/contract/chats-backoffice'
import { Button } from 'antd'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import styles from './chats.module.css'
import { outbox } from './outbox.ts'
import { TalkLine, WaitingLine } from './talk-line.tsx'
import { texts } from './texts.ts'
import { useScroller } from './use-talk.ts'

/** The time in ms, anew every quarter of a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Whether somebody looks at the page. */
function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = (): void => setSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}

interface Props {
  chat: StoreChat
  conversation: Conversation
  state: ConversationState
  entries: readonly ChatEntry[]
}

/** The messages; earlier ones come while one scrolls up, and what was written stands at the end until it has arrived. */
export function TalkLog({ chat: { id, nickname }, conversation, state, entries }: Props) {
  const t = useText()
  const now = useNow()
  const isSeen = useIsSeen()
  const { messages, hasOlder, marks } = state
  const { attach, shown, isFollowing, toEnd } = useScroller(conversation)
  const { start, end } = shownRange(messages, shown)
  const lines = useMemo(
    () => linesOf(messages.slice(start, end), ({ from, sender_name }) => from + sender_name, messages[start - 1]),
    [messages, start, end],
  )
  const waiting = waitingOf(entries, id, messages)
  const last = messages.at(-1)?.seq ?? 0
  const [seenTo, setSeenTo] = useState(0)
  if (isFollowing && seenTo < last) setSeenTo(last)
  const unseen = messages.filter(({ seq, from }) => seq > seenTo && from === 'shopper').length
  useEffect(() => {
    if (isSeen && isFollowing && last > 0) conversation.read(last)
  }, [conversation, isSeen, isFollowing, last])
  const recall = useCallback(
    (seq: number) => {
      // A refusal is shown by `call`.
      void call(recallStoreMessage, { params: { id, seq } }).then(conversation.add, () => undefined)
    },
    [conversation, id],
  )
  return (
    <div className={styles.logFrame}>
      <div
        ref={attach}
        role="log"
        aria-label={t(texts.log, { name: nickname })}
        // Earlier messages that come in above are not read out.
        aria-live={isFollowing ? 'polite' : 'off'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.log}
      >
        <div>
          <p className={styles.day}>{hasOlder || start > 0 ? t(texts.older) : messages.length > 0 && t(texts.begin)}</p>
          {lines.map((line) => (
            <TalkLine key={line.message.seq} line={line} marks={marks} now={now} onRecall={recall} />
          ))}
          {end === messages.length &&
            waiting.map((entry) => (
              <WaitingLine key={entry.client_id} entry={entry} onRetry={outbox.retry} onDrop={outbox.drop} />
            ))}
        </div>
      </div>
      {!isFollowing && (
        <Button className={styles.toEnd} shape="round" icon={<DownOutlined aria-hidden />} onClick={toEnd}>
          {unseen > 0 ? t(texts.newMessages, { count: unseen }) : t(texts.toEnd)}
        </Button>
      )}
    </div>
  )
}
