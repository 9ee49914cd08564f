import type { OrderStatus } from '@fangshi/contract/status'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { Tag, type TagTone } from '~/ui/tag.tsx'

const tones: Record<OrderStatus, TagTone> = {
  waiting_payment: 'brand',
  waiting_group: 'gold',
  waiting_delivery: 'gold',
  waiting_receipt: 'gold',
  waiting_comment: 'ok',
  completed: 'ok',
  cancelled: 'neutral',
  after_sale_refund: 'brand',
  after_sale_return: 'brand',
  after_sale_completed: 'neutral',
}

export function OrderStatusTag({ status }: { status: OrderStatus }) {
  const t = useOrderTexts()
  return (
    <Tag tone={tones[status]} className="py-0.5">
      {t(`order:status_${status}`)}
    </Tag>
  )
}
