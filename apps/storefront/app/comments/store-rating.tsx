import type { StoreRating } from '@fangshi/contract/ratings'
import { classNames } from '~/ui/class-names.ts'
import { useCommentTexts } from './own-texts.ts'

/** What a store is rated by, besides its goods. */
const trio = ['agree', 'service', 'speed'] as const

/** The rating trio of a store (rules §2), or that there is none yet. */
export function StoreRatingTrio({ rating: { means }, className }: { rating: StoreRating; className?: string }) {
  const c = useCommentTexts()
  if (!means) return <p className={classNames('text-ink-3', className)}>{c('comment:noRating')}</p>
  return (
    <ul aria-label={c('comment:storeRating')} className={classNames('flex flex-wrap gap-x-3 text-ink-2', className)}>
      {trio.map((name) => (
        <li key={name}>
          {c(`comment:${name}`)} <b className="font-medium text-brand tabular-nums">{means[name]}</b>
        </li>
      ))}
    </ul>
  )
}
