import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { useCollectiveTexts } from './own-texts.ts'
import { Seats } from './seats.tsx'
import type { GoodsCollective, OwnCollective } from './standing.ts'
import { TimeLeft } from './time-left.tsx'

/** Groups that can be joined: who started them, how many people are missing, and the time left. */
export function OpenGroups({
  goodsId,
  groups,
  own,
  now,
  onJoin,
  onEnd,
}: {
  goodsId: number
  groups: GoodsCollective['groups']
  /** Absent for guests. */
  own: OwnCollective | undefined
  /** The server's clock when the groups were read. */
  now: string
  onJoin: (groupNo: string) => void
  /** The time of a group is up. */
  onEnd: () => void
}) {
  const c = useCollectiveTexts()
  const stop = own?.is_own_store ? 'is_own_store' : own && own.allowed < 1 ? 'is_limit' : undefined
  return (
    <ul className="divide-y divide-line">
      {groups.map((group) => {
        const founder = group.members[0]?.nickname ?? ''
        const isMine = own?.seats.some(({ group_no }) => group_no === group.group_no)
        return (
          <li key={group.group_no} className="flex min-h-14 items-center gap-3 py-1.5">
            <Seats group={group} />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-13">{c('collective:groupOf', { name: founder })}</span>
              <span className="flex flex-wrap gap-x-2 text-12 text-ink-2">
                <span className="font-medium text-brand">{c('collective:missing', { count: group.missing })}</span>
                {group.expires_at && <TimeLeft endsAt={group.expires_at} now={now} onEnd={onEnd} />}
              </span>
            </span>
            {isMine ? (
              <ButtonLink size="s" className="max-md:min-h-11" to={links.group(goodsId, group.group_no)}>
                {c('collective:look')}
              </ButtonLink>
            ) : (
              <Button
                size="s"
                className="max-md:min-h-11"
                aria-label={c('collective:joinNamed', { name: founder })}
                aria-haspopup="dialog"
                disabled={stop !== undefined}
                title={stop && c(`collective:${stop}`)}
                onClick={() => onJoin(group.group_no)}
              >
                {c('collective:join')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
