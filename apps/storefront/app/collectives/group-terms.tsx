import type { Quote } from '@fangshi/contract/quote'
import { Users } from 'lucide-react'
import { useCollectiveTexts } from './own-texts.ts'

/** The group that an order is for, before it is placed, and why no coupon counts (rules §4). */
export function GroupTerms({
  group: { group_no, people, joined, hours },
}: {
  group: NonNullable<Quote['collective']>
}) {
  const c = useCollectiveTexts()
  // The reader takes one of the seats that are missing.
  const missing = people - joined - 1
  return (
    <section aria-label={c('collective:title')} className="flex gap-3 rounded-3 bg-brand-50 p-4">
      <Users size={20} className="mt-0.5 text-brand" />
      <div className="min-w-0 space-y-1">
        <p className="font-medium">
          {c(group_no === null ? 'collective:youOpen' : 'collective:youJoin', { count: people })}
        </p>
        <p className="text-13 text-ink-2">
          {missing > 0
            ? c(group_no === null ? 'collective:afterOpening' : 'collective:afterJoining', { count: missing, hours })
            : c('collective:lastSeat')}
        </p>
        <p className="text-13 text-ink-2">{c('collective:noCoupons')}</p>
      </div>
    </section>
  )
}
