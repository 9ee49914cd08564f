import type { Talk, TalkState } from '@fangshi/contract/chat-talk'
import { ArrowDown } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { Button } from '~/ui/button.tsx'
import { outbox } from './chat-outbox.ts'
import { useChatTexts } from './own-texts.ts'
import { TalkLine, WaitingLine } from './talk-line.tsx'

/** The messages; earlier ones load on scrolling up, and unsent ones stay at the end until the server has them. */
export function TalkLog({ name, talk, state }: { name: string; talk: Talk; state: TalkState }) {
  const t = useChatTexts()
  const { attach, settle, toEnd } = talk.scroller
  const { lines, above, waiting, marks, now, isFollowing, unseen } = state
  useLayoutEffect(() => settle())
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
            {above ? t(`chat:${above}`) : waiting.length === 0 && t('chat:empty')}
          </p>
          {lines.map((line) => (
            <TalkLine key={line.message.seq} line={line} marks={marks} now={now} onRecall={talk.recall} />
          ))}
          {waiting.map((entry) => (
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
