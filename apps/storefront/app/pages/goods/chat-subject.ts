import type { ChatSubject } from '~/chats/entry/chat-button.tsx'
import type { ShownGoods } from './shown-goods.ts'

/** What a shopper asks the store about on the page of these goods. */
export const subjectOf = (goods: ShownGoods): ChatSubject => ({
  goods: {
    goods_id: goods.id,
    goods_name: goods.goods_name,
    goods_image: goods.goods_images[0] ?? '',
    goods_price: goods.goods_price,
    state: goods.state,
  },
})
