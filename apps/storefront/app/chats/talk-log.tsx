import { waitingOf, type ChatEntry } from '@fangshi/contract/chat-draft'
import type { Conversation, ConversationState } from '@fangshi/contract/chat-conversation'
import { linesOf, shownRange } from '@fangshi/contract/chat-timeline'
import { recallMessage } from '@fangshi/contract/chats'
import { ArrowDown } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { call } from '~/api/call.ts'
import { Button } from '~/ui/button.tsx'
import { outbox } from './chat-outbox.ts'
import { useChatTexts } from './own-texts.ts'
import { TalkLine, WaitingLine } from './talk-line.tsx'
import { useScroller } from './use-scroller.ts'

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
  const [isSeen, setIsSeen] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = (): void => setIsSeen(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isSeen
}

/** The messages; earlier ones come while one scrolls up, and what one has written stands at the end until it has arrived. */
export function TalkLog({
  chatId,
  name,
  conversation,
  state,
  entries,
}: {
  chatId: number
  name: string
  conversation: Conversation
  state: ConversationState
  entries: readonly ChatEntry[]
}) {
  const t = useChatTexts()
  const now = useNow()
  const isSeen = useIsSeen()
  const { messages, hasOlder, marks } = state
  const { attach, shown, isFollowing, toEnd } = useScroller(conversation)
  const { start, end } = shownRange(messages, shown)
  const lines = useMemo(
    () => linesOf(messages.slice(start, end), ({ from }) => from, messages[start - 1]),
    [messages, start, end],
  )
  const waiting = waitingOf(entries, chatId, messages)
  const last = messages.at(-1)?.seq ?? 0
  const [seenTo, setSeenTo] = useState(0)
  if (isFollowing && seenTo < last) setSeenTo(last)
  const unseen = messages.filter(({ seq, from }) => seq > seenTo && from !== 'shopper').length
  useEffect(() => {
    if (isSeen && isFollowing && last > 0) conversation.read(last)
  }, [conversation, isSeen, isFollowing, last])
  const recall = useCallback(
    async (seq: number) => {
      // A refusal is shown by `call`.
      conversation.add(await call(recallMessage, { params: { id: chatId, seq } }))
    },
    [conversation, chatId],
  )
  const onRecall = useCallback((seq: number) => void recall(seq).catch(() => undefined), [recall])
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={attach}
        role="log"
        aria-label={t('chat:log', { name })}
        // Earlier messages that come in above are not read out.
        aria-live={isFollowing ? 'polite' : 'off'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] px-4 focus-visible:-outline-offset-2"
      >
        <div className="pb-3">
          <p className="py-2 text-center text-12 text-ink-3">
            {hasOlder || start > 0 ? t('chat:older') : messages.length > 0 && t('chat:begin')}
          </p>
          {lines.map((line) => (
            <TalkLine key={line.message.seq} line={line} marks={marks} now={now} onRecall={onRecall} />
          ))}
          {end === messages.length &&
            waiting.map((entry) => (
              <WaitingLine key={entry.client_id} entry={entry} onRetry={outbox.retry} onDrop={outbox.drop} />
            ))}
        </div>
      </div>
      {!isFollowing && (
        <Button size="s" className="absolute inset-x-0 bottom-2 mx-auto w-fit shadow-2" onClick={toEnd}>
          <ArrowDown size={14} />
          {unseen > 0 ? t('chat:newMessages', { count: unseen }) : t('chat:toEnd')}
        </Button>
      )}
    </div>
  )
}
