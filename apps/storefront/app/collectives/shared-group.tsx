import { CircleAlert, CircleCheck } from 'lucide-react'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { InviteButton } from './invite-button.tsx'
import { useCollectiveTexts } from './own-texts.ts'
import { Seats } from './seats.tsx'
import type { OwnGroup, SharedCollective, GroupStanding } from './standing.ts'
import { TimeLeft } from './time-left.tsx'

/** Who cannot join, but could open another group. */
const mayGoElsewhere: readonly GroupStanding[] = ['seats_held', 'completed', 'failed', 'mine_failed']

/** The group whose link was opened: its seats, what is missing, and what the reader can do, or politely why not. */
export function SharedGroup({
  shared: { now, group, collective },
  standing,
  seat,
  canOpen,
  goodsName,
  onJoin,
  onEnd,
}: {
  shared: SharedCollective
  standing: GroupStanding
  /** The reader's. */
  seat: OwnGroup['seat']
  /** Whether the group buy still runs. */
  canOpen: boolean
  goodsName: string
  onJoin: () => void
  onEnd: () => void
}) {
  const c = useCollectiveTexts()
  const isOpen = group.state === 'open'
  const isCompleted = group.state === 'completed'
  const Icon = isCompleted ? CircleCheck : CircleAlert
  const { group_no: groupNo, missing } = group
  return (
    <section aria-labelledby="shared-group" className="card flex flex-col items-center gap-3 p-4 text-center">
      <h2 id="shared-group" className="flex items-center justify-center gap-2 text-16 font-bold">
        {!isOpen && <Icon size={20} className={isCompleted ? 'text-ok' : 'text-warn'} />}
        {isOpen
          ? seat
            ? c('collective:group')
            : c('collective:shared', { name: group.members[0]?.nickname ?? '' })
          : c(`collective:state_${isCompleted ? 'completed' : 'failed'}`)}
      </h2>
      <Seats group={group} size="l" />
      <p role="status" className="text-ink-2">
        {c(`collective:is_${standing}`, { count: isOpen ? missing : group.people })}
        {mayGoElsewhere.includes(standing) && ` ${c(canOpen ? 'collective:orOpen' : 'collective:over')}`}
      </p>
      {isOpen && group.expires_at && (
        <p className="text-13 text-brand">
          <TimeLeft endsAt={group.expires_at} now={now} onEnd={onEnd} />
        </p>
      )}
      {standing === 'joinable' && (
        // On phones the bar at the bottom has it.
        <Button tone="brand" className="max-md:hidden" aria-haspopup="dialog" onClick={onJoin}>
          {c('collective:joinAt')}
        </Button>
      )}
      {standing === 'mine' && (
        <InviteButton invitation={{ groupNo, goodsId: collective.goods_id, goodsName, missing }} />
      )}
      {seat && standing !== 'mine' && (
        <ButtonLink tone={standing === 'unpaid' ? 'brand' : 'outline'} to={links.order(seat.order_id)}>
          {c(standing === 'unpaid' ? 'collective:pay' : 'collective:viewOrder')}
        </ButtonLink>
      )}
    </section>
  )
}
