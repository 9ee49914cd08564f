import { endingPoints } from '@fangshi/contract/points'
import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { call } from '~/api/call.ts'
import { usePointsTexts } from './own-texts.ts'

/** Which of the shopper's points end soon, and how long points last; nothing where they never end. */
export function EndingPoints() {
  const t = usePointsTexts()
  const { data } = useQuery({
    queryKey: ['user', 'ending_points'],
    queryFn: ({ signal }) => call(endingPoints, {}, { signal }),
  })
  if (!data?.valid_days) return null
  const { valid_days, soon } = data
  return (
    <div className="space-y-1 text-13 tabular-nums">
      {soon && (
        <p className="flex items-start gap-1.5 text-warn">
          <Hourglass aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span>
            {t('points:ending', { count: soon.points, day: soon.last_day })}
            {soon.total > soon.points && ` ${t('points:endingTotal', { count: soon.total })}`}
          </span>
        </p>
      )}
      <p className="text-ink-3">{t('points:validFor', { count: valid_days })}</p>
    </div>
  )
}
