import type { StoreChat } from '@fangshi/contract/chat-shapes'
import { chatTabs, type ChatTab } from '@fangshi/contract/chats-backoffice'
import { shortTime } from '@fangshi/contract/chat-timeline'
import { Avatar, Badge, Button, Empty, Input, Segmented, Skeleton, Tag } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import styles from './chats.module.css'
import { lastLine } from './last-line.ts'
import { tabNames, texts } from './texts.ts'
import type { useChats } from './use-chats.ts'

function ChatRow({ chat, isChosen, onChoose }: { chat: StoreChat; isChosen: boolean; onChoose: (id: number) => void }) {
  const t = useText()
  const { id, nickname, avatar, unread, last, last_at, waiting_since, is_online } = chat
  const line = lastLine(last, t)
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- what it says is its name */}
      <button
        type="button"
        className={styles.row}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => onChoose(id)}
      >
        <Badge dot={is_online} color="green" offset={[-4, 34]}>
          <Avatar size={40} src={avatar || undefined} alt="">
            <span aria-hidden>{[...nickname][0]}</span>
          </Avatar>
        </Badge>
        <span className={styles.rowText}>
          <span>
            <bdi>{nickname}</bdi>
            <time>{last_at && shortTime(last_at)}</time>
          </span>
          <span>
            <bdi>{line}</bdi>
            {waiting_since && unread === 0 && <Tag color="warning">{t(texts.waits)}</Tag>}
            {unread > 0 && <Badge count={unread} title={t(texts.unread, { count: unread })} />}
          </span>
        </span>
      </button>
    </li>
  )
}

interface Props {
  query: ReturnType<typeof useChats>
  tab: ChatTab
  chosen: number | undefined
  onTab: (tab: ChatTab) => void
  onSearch: (word: string) => void
  onChoose: (id: number) => void
}

/** The conversations of the store: by tab, found by nickname. */
export function ChatList({ query, tab, chosen, onTab, onSearch, onChoose }: Props) {
  const t = useText()
  const pages = query.data?.pages
  const chats = pages?.flatMap(({ data }) => data) ?? []
  const first = pages?.[0]
  const counts: Partial<Record<ChatTab, number>> = first ? { waiting: first.waiting, unread: first.unread } : {}
  return (
    <nav className={styles.list} aria-label={t(texts.list)}>
      <Input.Search
        className={styles.search}
        allowClear
        aria-label={t(texts.search)}
        placeholder={t(texts.search)}
        maxLength={30}
        onSearch={(word) => onSearch(word.trim())}
      />
      <Segmented
        className={styles.tabs}
        aria-label={t(texts.list)}
        value={tab}
        onChange={(key) => onTab(key)}
        options={chatTabs.map((key) => ({
          value: key,
          label: counts[key] ? `${t(tabNames[key])} ${counts[key]}` : t(tabNames[key]),
        }))}
      />
      <div className={styles.rows}>
        {query.isPending && <Skeleton active className={styles.loading} />}
        {first && chats.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.none)} />}
        <ul>
          {chats.map((chat) => (
            <ChatRow key={chat.id} chat={chat} isChosen={chat.id === chosen} onChoose={onChoose} />
          ))}
        </ul>
        {query.hasNextPage && (
          <Button block type="text" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(texts.more)}
          </Button>
        )}
      </div>
    </nav>
  )
}
