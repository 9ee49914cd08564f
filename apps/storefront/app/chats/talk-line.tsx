import { isRecallable, progressOf } from '@fangshi/contract/chat-conversation'
import { shownDraft, type ChatEntry } from '@fangshi/contract/chat-draft'
import { nearDay, type Line } from '@fangshi/contract/chat-timeline'
import type { ChatMarks, ChatMessage } from '@fangshi/contract/chat-shapes'
import { CircleAlert, Undo2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useLocale } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { dayName } from '~/ui/day-name.ts'
import { MessageBody } from './message-body.tsx'
import { useChatTexts } from './own-texts.ts'

/** The day above its first message. */
function DayLine({ day, now }: { day: string; now: number }) {
  const t = useChatTexts()
  const locale = useLocale()
  const near = nearDay(day, now)
  return <p className="py-3 text-center text-12 text-ink-3">{near ? t(`chat:${near}`) : dayName(day, locale)}</p>
}

const Side = ({ isOwn, children }: { isOwn: boolean; children: ReactNode }) => (
  <div className={classNames('flex max-w-[85%] flex-col gap-1', isOwn ? 'ml-auto items-end' : 'items-start')}>
    {children}
  </div>
)

const action = 'inline-flex min-h-11 items-center gap-1 rounded-1 px-1 text-12 text-ink-2 hover:text-brand md:min-h-6'

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
  const t = useChatTexts()
  const { seq, from, is_own, is_recalled, event } = message
  const time = message.created_at.slice(11, 16)
  if (is_recalled || from === 'system') {
    const recalled = is_own || from === 'shopper' ? 'chat:recalledOwn' : 'chat:recalledOther'
    return (
      <div data-seq={seq}>
        {day && <DayLine day={day} now={now} />}
        <p className="py-2 text-center text-12 text-ink-3">
          {is_recalled ? t(recalled) : event && t('chat:transferred', { name: event.name })}
        </p>
      </div>
    )
  }
  const isOwn = from === 'shopper'
  return (
    <div data-seq={seq} className={isFirstOfRun ? 'pt-3' : 'pt-1'}>
      {day && <DayLine day={day} now={now} />}
      <Side isOwn={isOwn}>
        {isFirstOfRun && (
          <p className="px-1 text-12 text-ink-3 tabular-nums">
            {isOwn && <span className="sr-only">{t('chat:you')} </span>}
            {message.is_auto && `${t('chat:auto')} `}
            {time}
          </p>
        )}
        <MessageBody content={message} isOwn={isOwn} />
        {isOwn && (
          <p className="flex items-center gap-2 px-1 text-12 text-ink-3">
            {isRecallable(message, now) && (
              <button type="button" className={action} onClick={() => onRecall(seq)}>
                <Undo2 size={12} />
                {t('chat:recall')}
              </button>
            )}
            <span>{t(`chat:${progressOf(seq, marks, 'store')}`)}</span>
          </p>
        )}
      </Side>
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
  const t = useChatTexts()
  return (
    <div className="pt-1">
      <Side isOwn>
        <MessageBody content={shownDraft(body)} isOwn />
        {state === 'failed' ? (
          <p className="flex flex-wrap items-center justify-end gap-2 px-1 text-12 text-bad">
            <span className="inline-flex items-center gap-1">
              <CircleAlert size={14} />
              {t('chat:failed', { reason: failure ?? '' })}
            </span>
            <button type="button" className={action} onClick={() => onRetry(client_id)}>
              {t('chat:retry')}
            </button>
            <button type="button" className={action} onClick={() => onDrop(client_id)}>
              {t('chat:drop')}
            </button>
          </p>
        ) : (
          <p className="px-1 text-12 text-ink-3">{t(state === 'sending' ? 'chat:sending' : 'chat:waiting')}</p>
        )}
      </Side>
    </div>
  )
}
