import type { ReactNode } from 'react'
import { Price } from '~/ui/goods/price.tsx'
import { usePointsTexts } from '../own-texts.ts'
import type { PointsQuote } from './use-points-order.ts'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-2">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)

/** What an order costs in points and money, and what the shopper keeps. */
export function PointsSums({ quote: { total_points, total_cash, points } }: { quote: PointsQuote }) {
  const t = usePointsTexts()
  return (
    <dl className="space-y-2">
      <Row name={t('points:have')}>{points}</Row>
      <Row name={t('points:freight')}>{t('points:free')}</Row>
      <Row name={t('points:total')}>
        <b className="text-18 text-brand">{total_points}</b>
      </Row>
      {points >= total_points && <Row name={t('points:left')}>{points - total_points}</Row>}
      {Number(total_cash) > 0 && (
        <Row name={t('points:cashTotal')}>
          <Price value={total_cash} exact />
        </Row>
      )}
    </dl>
  )
}
