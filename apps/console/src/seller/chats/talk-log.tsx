import { DownOutlined } from '@ant-design/icons'
import type { Talk, TalkState } from '@fangshi/contract/chat-talk'
import { Button } from 'antd'
import { useLayoutEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './chats.module.css'
import { outbox } from './outbox.ts'
import { TalkLine, WaitingLine } from './talk-line.tsx'
import { texts } from './texts.ts'

/** The messages; earlier ones load on scrolling up, and unsent ones stay at the end until the server has them. */
export function TalkLog({ nickname, talk, state }: { nickname: string; talk: Talk; state: TalkState }) {
  const t = useText()
  const { attach, settle, toEnd } = talk.scroller
  const { lines, above, waiting, marks, now, isFollowing, unseen } = state
  useLayoutEffect(() => settle())
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
          <p className={styles.day}>{above ? t(texts[above]) : waiting.length === 0 && t(texts.empty)}</p>
          {lines.map((line) => (
            <TalkLine key={line.message.seq} line={line} marks={marks} now={now} onRecall={talk.recall} />
          ))}
          {waiting.map((entry) => (
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
