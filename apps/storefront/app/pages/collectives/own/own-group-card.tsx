import type { listOwnGroups } from '@fangshi/contract/collectives'
import type { Reply } from '@fangshi/contract/route'
import { useQueryClient } from '@tanstack/react-query'
import { isAboutOrders } from '~/account/about-orders.ts'
import { InviteButton } from '~/collectives/invite-button.tsx'
import { useCollectiveTexts } from '~/collectives/own-texts.ts'
import { Seats } from '~/collectives/seats.tsx'
import { TimeLeft } from '~/collectives/time-left.tsx'
import { LocalLink } from '~/i18n/local-link.tsx'
import { OrderStatusTag } from '~/pages/orders/order-status-tag.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'

type OwnGroup = Reply<typeof listOwnGroups>['data'][number]

/** A group with the shopper's order in it: who is missing and for how long, or how it ended, and what can be done. `now`: the server's clock. */
export function OwnGroupCard({ group, now }: { group: OwnGroup; now: string }) {
  const c = useCollectiveTexts()
  const client = useQueryClient()
  const { state, missing, order_id, order_status, goods_id: goodsId, group_no: groupNo, goods_name: goodsName } = group
  const isOpen = state === 'open'
  const isIn = isOpen && order_status === 'waiting_group'
  return (
    <article aria-label={goodsName} className="card px-4 md:px-6">
      <header className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 text-13">
        <span className="font-medium">
          {c(`collective:state_${state === 'completed' || state === 'failed' ? state : 'in_progress'}`)}
        </span>
        {group.is_founder && <span className="text-ink-2">{c('collective:opener')}</span>}
        <span className="ml-auto">
          <OrderStatusTag status={order_status} />
        </span>
      </header>
      <div className="flex gap-3 py-3">
        <Picture
          src={group.goods_master_image}
          alt=""
          side={80}
          sizes="80px"
          largest={320}
          className="size-20 shrink-0 rounded-2 bg-sunken object-cover"
        />
        <div className="min-w-0 flex-1 space-y-1">
          <div className="flex gap-3">
            <LocalLink
              to={links.group(goodsId, groupNo)}
              className="line-clamp-2 min-w-0 flex-1 rounded-1 hover:text-brand"
            >
              {goodsName}
            </LocalLink>
            <Price value={group.total_price} exact size="s" tone="ink" />
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
            <Seats group={group} />
            {isOpen && <span className="font-medium text-brand">{c('collective:missing', { count: missing })}</span>}
            {isOpen && group.expires_at && (
              <span className="text-brand">
                <TimeLeft
                  endsAt={group.expires_at}
                  now={now}
                  onEnd={() => void client.invalidateQueries({ predicate: isAboutOrders })}
                />
              </span>
            )}
          </div>
        </div>
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line py-3">
        {isIn && <InviteButton size="s" tone="outline" invitation={{ groupNo, goodsId, goodsName, missing }} />}
        {!isIn && (
          <ButtonLink size="s" tone="quiet" to={links.group(goodsId, groupNo)}>
            {c('collective:goToGroup')}
          </ButtonLink>
        )}
        <ButtonLink size="s" tone={order_status === 'waiting_payment' ? 'brand' : 'outline'} to={links.order(order_id)}>
          {c(order_status === 'waiting_payment' ? 'collective:pay' : 'collective:viewOrder')}
        </ButtonLink>
      </footer>
    </article>
  )
}
