import type { ChatGoods, ChatOrder, MessageKind } from '@fangshi/contract/chat-shapes'
import { useState } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { GoodsCard, OrderCard } from './cards.tsx'
import { useChatTexts } from './own-texts.ts'

/** A picture; opens in full size. */
function ChatPicture({ src }: { src: string }) {
  const t = useChatTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('chat:openPicture')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="block overflow-hidden rounded-3"
      >
        <img src={src} alt={t('chat:picture')} decoding="async" className="h-40 max-w-full min-w-24 object-cover" />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('chat:picture')} size="l">
        {/* The picture itself takes the focus, so that the keyboard scrolls it. */}
        <button type="button" className="mx-auto block" onClick={() => setIsOpen(false)}>
          <img src={src} alt={t('chat:picture')} className="max-h-[75dvh] max-w-full rounded-2" />
        </button>
      </Dialog>
    </>
  )
}

export interface ShownContent {
  kind: MessageKind | 'system'
  text: string
  image: string
  goods: ChatGoods | null
  order: ChatOrder | null
}

/** What a message says: plain text as it was written, a picture or a card. */
export function MessageBody({ content, isOwn }: { content: ShownContent; isOwn: boolean }) {
  const { kind, text, image, goods, order } = content
  if (kind === 'image' && image) return <ChatPicture src={image} />
  if (kind === 'goods' && goods)
    return (
      <div className="w-64 max-w-full rounded-3 border border-line bg-surface p-2">
        <GoodsCard goods={goods} linked />
      </div>
    )
  if (kind === 'order' && order)
    return (
      <div className="w-64 max-w-full rounded-3 border border-line bg-surface p-2">
        <OrderCard order={order} linked />
      </div>
    )
  return (
    <p
      dir="auto"
      className={classNames(
        'rounded-3 px-3 py-2 whitespace-pre-wrap [unicode-bidi:isolate]',
        isOwn ? 'bg-brand-50' : 'bg-sunken',
      )}
    >
      {text}
    </p>
  )
}
