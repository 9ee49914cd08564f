import type { RefundStatus } from '@fangshi/contract/refund-states'
import { Tag, type TagTone } from '~/ui/tag.tsx'
import { useRefundTexts } from './own-texts.ts'

const tones: Record<RefundStatus, TagTone> = {
  requested: 'gold',
  refused: 'bad',
  disputed: 'gold',
  to_send_back: 'brand',
  sent_back: 'gold',
  to_replace: 'gold',
  replaced: 'brand',
  refunded: 'ok',
  exchanged: 'ok',
  withdrawn: 'neutral',
  closed: 'neutral',
  dismissed: 'bad',
}

export function RefundStatusTag({ status }: { status: RefundStatus }) {
  const t = useRefundTexts()
  return (
    <Tag tone={tones[status]} className="py-0.5">
      {t(`refund:status_${status}`)}
    </Tag>
  )
}
