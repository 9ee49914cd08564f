import { disputeChat } from '@fangshi/contract/chats-backoffice'
import type { ChatMessage } from '@fangshi/contract/chat-shapes'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { RecordCard } from '../kit/screen/record-columns.tsx'
import { Thumbnails } from '../kit/table/thumbnails.tsx'
import { CallFailed } from '../kit/list/list-states.tsx'
import { call } from '../session/api.ts'
import { useRights } from '../session/rights.ts'
import styles from './dispute-chat.module.css'

const says = {
  title: l('聊天记录', 'Conversation'),
  read: l('查看聊天记录', 'Read the conversation'),
  hint: l('每次查看都会记入操作日志', 'Each look is written to the audit log'),
  none: l('双方没有聊过', 'They have written nothing to each other'),
  older: l('更早的消息', 'Earlier messages'),
  shopper: l('买家', 'Shopper'),
  store: l('店铺', 'Store'),
  system: l('系统', 'System'),
  auto: l('自动回复', 'Automatic reply'),
  recalled: l('撤回了一条消息', 'Recalled a message'),
  transferred: l('由{{name}}继续接待', '{{name}} answers from now on'),
  goods: l('商品：{{name}}', 'Product: {{name}}'),
  order: l('订单：{{no}}', 'Order: {{no}}'),
}

function Said({ message }: { message: ChatMessage }) {
  const t = useText()
  const { is_recalled, event, image, goods, order, text } = message
  if (is_recalled) return <em>{t(says.recalled)}</em>
  if (event) return <em>{t(says.transferred, { name: event.name })}</em>
  if (image) return <Thumbnails addresses={[image]} />
  if (goods) return <span>{t(says.goods, { name: goods.goods_name })}</span>
  if (order) return <span>{t(says.order, { no: order.order_no })}</span>
  return <span dir="auto">{text}</span>
}

function Messages({ refundId }: { refundId: number }) {
  const t = useText()
  const query = useInfiniteQuery({
    queryKey: ['Admin', 'dispute-chat', refundId],
    queryFn: ({ pageParam }) =>
      call(disputeChat, { params: { id: refundId }, query: pageParam ? { before: pageParam } : {} }, { quiet: true }),
    initialPageParam: 0,
    getNextPageParam: ({ data, has_more }) => (has_more ? data[0]?.seq : undefined),
    // Each view is in the audit log, so the query is never refetched automatically.
    staleTime: Infinity,
  })
  if (query.error) return <CallFailed error={query.error} onRetry={() => void query.refetch()} />
  const messages = query.data?.pages.toReversed().flatMap(({ data }) => data) ?? []
  if (query.data && !messages.length) return <p>{t(says.none)}</p>
  return (
    <>
      {query.hasNextPage && (
        <Button size="small" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t(says.older)}
        </Button>
      )}
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.seq}>
            <span className={styles.who}>
              {t(says[message.from])}
              {message.sender_name && ` ${message.sender_name}`}
              {message.is_auto && ` · ${t(says.auto)}`} <time>{message.created_at.slice(0, 16)}</time>
            </span>
            <Said message={message} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** What shopper and store of a dispute wrote to each other, once an administrator asks for it (rules §10). */
export function DisputeChat({ refundId }: { refundId: number }) {
  const t = useText()
  const { can } = useRights()
  const [isOpen, setOpen] = useState(false)
  if (!can(disputeChat.right)) return null
  return (
    <RecordCard title={t(says.title)}>
      {isOpen ? (
        <Messages refundId={refundId} />
      ) : (
        <p className={styles.ask}>
          <Button onClick={() => setOpen(true)}>{t(says.read)}</Button> {t(says.hint)}
        </p>
      )}
    </RecordCard>
  )
}
