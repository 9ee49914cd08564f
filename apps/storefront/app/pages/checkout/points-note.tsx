import { Coins } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

/** The points that the orders will earn (rules §9); nothing for none. */
export function PointsNote({ points }: { points: number }) {
  const t = useOrderTexts()
  if (points === 0) return null
  return (
    <p className="flex items-center justify-end gap-1.5 pt-2 text-13 text-ink-2 tabular-nums">
      <Coins aria-hidden size={16} />
      {t('order:earnsPoints', { count: points })}
    </p>
  )
}
