import type { CollectiveGroup } from '@fangshi/contract/collectives'
import { Plus } from 'lucide-react'
import { Avatar } from '~/ui/avatar.tsx'
import { classNames } from '~/ui/class-names.ts'
import { useCollectiveTexts } from './own-texts.ts'
import { seatsOf } from './standing.ts'

const most = 5
const sizes = { s: 'size-7 text-12', l: 'size-12 text-16' }

/** The seats of a group, side by side: who has joined, and those that are empty. */
export function Seats({
  group: { people, joined, members },
  size = 's',
  className,
}: {
  group: Pick<CollectiveGroup, 'people' | 'joined' | 'members'>
  size?: keyof typeof sizes
  className?: string
}) {
  const c = useCollectiveTexts()
  const { shown, more, empty } = seatsOf(people, joined, most)
  const seat = classNames(sizes[size], size === 's' ? '-ml-2 first:ml-0' : '-ml-1 first:ml-0')
  const round = 'inline-flex shrink-0 items-center justify-center rounded-full'
  return (
    <span
      role="img"
      aria-label={c('collective:seats', { count: joined, need: people })}
      className={classNames('inline-flex items-center', className)}
    >
      {Array.from({ length: shown }, (_, at) => {
        const { avatar = '', nickname = '' } = members[at] ?? {}
        return <Avatar key={at} src={avatar} name={nickname} className={classNames(seat, 'ring-2 ring-surface')} />
      })}
      {more > 0 && <span className={classNames(seat, round, 'bg-sunken text-12 ring-2 ring-surface')}>+{more}</span>}
      {Array.from({ length: empty }, (_, at) => (
        <span
          key={`empty-${at}`}
          className={classNames(seat, round, 'border border-dashed border-line-strong bg-surface text-ink-3')}
        >
          <Plus size={size === 's' ? 12 : 18} />
        </span>
      ))}
    </span>
  )
}
