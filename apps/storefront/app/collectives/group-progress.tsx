import type { OrderCollective } from '@fangshi/contract/collective-shapes'
import type { CollectiveGroup } from '@fangshi/contract/collectives'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isAboutOrders } from '~/account/about-orders.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { InviteButton } from './invite-button.tsx'
import { useCollectiveTexts } from './own-texts.ts'
import { Seats } from './seats.tsx'
import { TimeLeft } from './time-left.tsx'
import { useGroup, useOnChange } from './use-group.ts'

type ShownGroup = Pick<CollectiveGroup, 'state' | 'people' | 'joined' | 'missing' | 'expires_at' | 'members'>

/**
 * The group of a paid order: its seats, who is missing and for how long, and the link for friends. It is followed, so a
 * taken seat and the end show without a reload; then the orders are read again.
 */
export function GroupProgress({
  group: ordered,
  goodsName,
  className,
}: {
  group: OrderCollective
  goodsName: string
  className?: string
}) {
  const c = useCollectiveTexts()
  const client = useQueryClient()
  const { group_no, goods_id: goodsId } = ordered
  const { data, readAgain } = useGroup(group_no)
  const [openedAt] = useState(() => Date.now())
  // Until the members are known, what the order says of its group: the page does not move when they come.
  const asOrdered: ShownGroup = { ...ordered, missing: ordered.people - ordered.joined, members: [] }
  const group: ShownGroup = data?.group ?? asOrdered
  useOnChange(group.state, () => void client.invalidateQueries({ predicate: isAboutOrders }))
  const isOpen = group.state === 'open'
  return (
    <section aria-labelledby="group-heading" className={className}>
      <div className="flex flex-col items-center gap-3 text-center">
        <h2 id="group-heading" className="text-16 font-bold">
          {isOpen
            ? c('collective:missingFor', { count: group.missing })
            : c(`collective:state_${group.state === 'completed' ? 'completed' : 'failed'}`)}
        </h2>
        <Seats group={group} size="l" />
        <p role="status" className="max-w-dialog text-ink-2">
          {isOpen
            ? c('collective:is_mine', { count: group.missing })
            : c(group.state === 'completed' ? 'collective:is_mine_completed' : 'collective:is_mine_failed', {
                count: group.people,
              })}
        </p>
        {isOpen && group.expires_at && (
          <p className="text-13 text-brand">
            <TimeLeft endsAt={group.expires_at} now={data?.now ?? openedAt} onEnd={readAgain} />
          </p>
        )}
        {isOpen ? (
          <InviteButton invitation={{ groupNo: group_no, goodsId, goodsName, missing: group.missing }} />
        ) : (
          <ButtonLink to={links.group(goodsId, group_no)}>{c('collective:goToGroup')}</ButtonLink>
        )}
      </div>
    </section>
  )
}
