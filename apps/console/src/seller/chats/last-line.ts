import type { ChatMessage } from '@fangshi/contract/chat-shapes'
import type { ReadText } from '../../i18n/use-text.ts'
import { texts } from './texts.ts'

/** What the last message says, in one line. */
export function lastLine(last: ChatMessage | null, t: ReadText): string {
  if (!last) return ''
  if (last.is_recalled) return t(last.from === 'store' ? texts.recalledStore : texts.recalledShopper)
  if (last.kind === 'image') return `[${t(texts.picture)}]`
  if (last.kind === 'goods') return `[${t(texts.goods)}] ${last.goods?.goods_name ?? ''}`
  if (last.kind === 'order') return `[${t(texts.order)}] ${last.order?.order_no ?? ''}`
  return last.event ? t(texts.transferred, { name: last.event.name }) : last.text
}
