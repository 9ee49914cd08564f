import type { GoodsRating, ScoreName } from '@fangshi/contract/ratings'
import { useCommentTexts } from '~/comments/own-texts.ts'
import { Stars } from '~/comments/stars.tsx'
import { Meter } from '~/ui/meter.tsx'

/** Here, so that the page needs nothing of the contract. */
const scores: readonly ScoreName[] = ['score', 'agree', 'service', 'speed']

/** The mean of the goods, the share of good comments, and a bar for each of the four scores. */
export function RatingSummary({ rating: { means, good_rate, all } }: { rating: GoodsRating }) {
  const c = useCommentTexts()
  if (!means) return null
  return (
    <div className="grid gap-x-8 gap-y-3 rounded-3 bg-sunken p-4 md:grid-cols-[auto_1fr] md:items-center">
      <div className="flex flex-wrap items-center gap-x-4">
        <p className="text-40 font-bold text-brand tabular-nums">{means.score}</p>
        <div className="text-13 text-ink-2">
          <Stars score={Number(means.score)} className="text-16" />
          <p>
            {c('comment:count', { count: all })}
            {good_rate !== null && ` · ${c('comment:goodRate')} ${c('comment:percent', { percent: good_rate })}`}
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1 text-13 md:max-w-80">
        {scores.map((name) => (
          <div key={name} className="col-span-3 grid grid-cols-subgrid items-center">
            <dt>{c(`comment:${name}`)}</dt>
            <dd className="col-span-2 grid grid-cols-subgrid items-center tabular-nums">
              <Meter label={c(`comment:${name}`)} percent={Number(means[name]) * 20} tone="brand" />
              {means[name]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
