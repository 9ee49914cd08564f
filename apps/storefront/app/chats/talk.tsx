import type { Chat } from '@fangshi/contract/chat-shapes'
import { followKeyboard } from '@fangshi/contract/chat-keyboard'
import { createComposer } from '@fangshi/contract/chat-composer'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { getOrder } from '@fangshi/contract/orders'
import { skipToken, useQuery } from '@tanstack/react-query'
import { RotateCcw, WifiOff, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore, type DragEvent } from 'react'
import { call } from '~/api/call.ts'
import { useLocale } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { RowsSkeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { GoodsCard, OrderCard } from './cards.tsx'
import { outbox } from './chat-outbox.ts'
import { Composer } from './composer.tsx'
import type { ChatSubject } from './entry/chat-button.tsx'
import { useChatTexts } from './own-texts.ts'
import { TalkLog } from './talk-log.tsx'
import { useTalk } from './use-talk.ts'

/** What the page is about, as a draft; undefined while it is being read. */
function useSubject(subject: ChatSubject | undefined): ChatDraft | undefined {
  const locale = useLocale()
  const orderId = subject && 'orderId' in subject ? subject.orderId : undefined
  const { data } = useQuery({
    queryKey: ['chat-order', orderId, locale],
    queryFn: orderId ? ({ signal }) => call(getOrder, { params: { id: orderId } }, { quiet: true, signal }) : skipToken,
  })
  if (subject && 'goods' in subject) return { kind: 'goods', goods: subject.goods }
  if (!data) return undefined
  const [first] = data.order_goods
  return {
    kind: 'order',
    order: {
      order_id: data.id,
      order_no: data.order_no,
      status: data.order_status,
      total_price: data.total_price,
      buy_num: data.order_goods.reduce((sum, { buy_num }) => sum + buy_num, 0),
      goods_name: first?.goods_name ?? '',
      goods_image: first?.goods_image ?? '',
      created_at: data.created_at,
    },
  }
}

/** Offers to send the goods or order of the page as a card; disappears once it was sent or dismissed. */
function SubjectBar({ draft, onSend, onHide }: { draft: ChatDraft; onSend: () => void; onHide: () => void }) {
  const t = useChatTexts()
  const { goods, order } = draft
  const isGoods = goods !== undefined
  return (
    <section
      aria-label={t(isGoods ? 'chat:aboutGoods' : 'chat:aboutOrder')}
      className="flex items-center gap-2 border-t border-line bg-canvas px-3 py-2"
    >
      {goods && <GoodsCard goods={goods} />}
      {order && <OrderCard order={order} />}
      <Button size="s" className="min-h-11 md:min-h-8" onClick={onSend}>
        {t(isGoods ? 'chat:sendGoods' : 'chat:sendOrder')}
      </Button>
      <IconButton icon={X} size={16} label={t('chat:hideCard')} onClick={onHide} />
    </section>
  )
}

/** A message that stands above the place to write. */
const Note = ({ children }: { children: string }) => (
  <p className="flex items-center gap-2 border-t border-line bg-warn-50 px-3 py-2 text-13 text-warn">{children}</p>
)

/** A conversation: its messages and the form to write. Another conversation remounts it. */
export function Talk({ chat, subject }: { chat: Chat; subject?: ChatSubject | undefined }) {
  const t = useChatTexts()
  const talk = useTalk(chat.id)
  const state = useSyncExternalStore(talk.watch, talk.state)
  const [typing] = useState(() =>
    createComposer(outbox, chat.id, () => toast({ text: t('chat:notPicture'), tone: 'bad' })),
  )
  useEffect(() => followKeyboard(window, document.documentElement.style), [])
  const draft = useSubject(subject)
  const [isSubjectShown, setIsSubjectShown] = useState(true)
  const [isDragged, setIsDragged] = useState(false)
  const write = (written: ChatDraft): void => outbox.write(chat.id, written)
  const onDrop = (event: DragEvent): void => {
    event.preventDefault()
    setIsDragged(false)
    if (!state.isMuted) typing.addPictures(event.dataTransfer.files)
  }
  if (state.status === 'failed')
    return (
      <div className="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center text-ink-2">
        <p>{t('chat:loadFailed')}</p>
        <Button onClick={talk.retry}>
          <RotateCcw size={16} />
          {t('ui:retry')}
        </Button>
      </div>
    )
  if (state.status === 'loading')
    return (
      <div className="flex-1 p-4">
        <RowsSkeleton count={3} />
      </div>
    )
  return (
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragOver={(event) => {
        event.preventDefault()
        setIsDragged(true)
      }}
      onDragLeave={() => setIsDragged(false)}
      onDrop={onDrop}
    >
      {state.isAway && (
        <p role="status" className="flex items-center gap-2 bg-warn-50 px-3 py-2 text-13 text-warn">
          <WifiOff size={16} />
          {t('chat:reconnecting')}
        </p>
      )}
      <TalkLog name={chat.store_name} talk={talk} state={state} />
      {draft && isSubjectShown && !state.isMuted && (
        <SubjectBar
          draft={draft}
          onSend={() => {
            setIsSubjectShown(false)
            write(draft)
          }}
          onHide={() => setIsSubjectShown(false)}
        />
      )}
      {!chat.is_open && <Note>{t('chat:closed')}</Note>}
      {state.isMuted ? (
        <Note>{t('chat:muted', { reason: state.muteReason })}</Note>
      ) : (
        <Composer chatId={chat.id} typing={typing} write={write} />
      )}
      {isDragged && (
        <p className="pointer-events-none absolute inset-2 flex items-center justify-center rounded-3 border-2 border-dashed border-brand bg-surface text-brand">
          {t('chat:dropHere')}
        </p>
      )}
    </div>
  )
}
