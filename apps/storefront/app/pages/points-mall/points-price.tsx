import { classNames } from '~/ui/class-names.ts'
import { usePointsTexts } from './own-texts.ts'

/** A price in points, and what is paid beside them. */
export function PointsPrice({
  points,
  cash,
  size = 'm',
}: {
  points: number
  /** With two decimals; "0.00" for nothing. */
  cash: string
  size?: 'm' | 'l'
}) {
  const t = usePointsTexts()
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-1 text-brand tabular-nums">
      <b className={classNames('font-bold', size === 'l' ? 'text-28' : 'text-18')}>{points}</b>
      <span className="text-13">{t('points:unit')}</span>
      {Number(cash) > 0 && (
        <span className={size === 'l' ? 'text-18' : 'text-14'}>{t('points:cash', { amount: cash })}</span>
      )}
    </span>
  )
}
