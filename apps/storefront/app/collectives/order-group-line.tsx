import type { OrderRow } from '@fangshi/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { isAboutOrders } from '~/account/about-orders.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { InviteButton } from './invite-button.tsx'
import { useCollectiveTexts } from './own-texts.ts'
import { TimeLeft } from './time-left.tsx'

/** What a list of orders says of an order's group: who is missing and for how long, with the link for friends, or how it ended. */
export function OrderGroupLine({
  order: { collective, order_goods, order_status },
  readAt,
}: {
  order: Pick<OrderRow, 'collective' | 'order_goods' | 'order_status'>
  /** When the list was loaded, in ms. */
  readAt: number
}) {
  const c = useCollectiveTexts()
  const client = useQueryClient()
  if (!collective) return null
  const { group_no: groupNo, goods_id: goodsId, state, people, joined, expires_at } = collective
  const isWaiting = order_status === 'waiting_group' && state === 'open'
  const missing = people - joined
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2 text-13">
      <span className="inline-flex items-center gap-1 text-ink-2">
        <Users size={16} />
        {c('collective:people', { count: people })}
      </span>
      {isWaiting && expires_at && (
        <span className="flex flex-wrap gap-x-3 text-brand">
          <span className="font-medium">{c('collective:missing', { count: missing })}</span>
          <TimeLeft
            endsAt={expires_at}
            now={readAt}
            onEnd={() => void client.invalidateQueries({ predicate: isAboutOrders })}
          />
        </span>
      )}
      {(state === 'completed' || state === 'failed') && <span>{c(`collective:state_${state}`)}</span>}
      <span className="ml-auto flex gap-2">
        {isWaiting ? (
          <InviteButton
            size="s"
            tone="outline"
            invitation={{ groupNo, goodsId, goodsName: order_goods[0]?.goods_name ?? '', missing }}
          />
        ) : (
          state !== 'founding' && (
            <ButtonLink size="s" tone="quiet" to={links.group(goodsId, groupNo)}>
              {c('collective:goToGroup')}
            </ButtonLink>
          )
        )}
      </span>
    </div>
  )
}
