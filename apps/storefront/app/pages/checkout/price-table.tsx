import type { Quote } from '@fangshi/contract/quote'
import type { ReactNode } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { classNames } from '~/ui/class-names.ts'
import { Price } from '~/ui/goods/price.tsx'

type Sums = Pick<Quote, 'goods_money' | 'freight_money' | 'discount_money' | 'total_price'>

const Row = ({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="min-w-0 flex-1 text-ink-2">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
    {note && <dd className="w-full">{note}</dd>}
  </div>
)

/** The parts of a price and their total, all from the server. `isStale` while a new quote is loading. */
export function PriceTable({
  sums,
  discounts,
  totalName,
  freight,
  freightNote,
  isStale = false,
  className,
}: {
  sums: Sums
  /** What the discounts are made of, each with what it takes off. */
  discounts: readonly { rule: string; amount: string }[]
  totalName: string
  /** Shown instead of the freight while it is unknown. */
  freight?: string
  /** The freight rules, shown below the freight. */
  freightNote?: ReactNode
  isStale?: boolean
  className?: string
}) {
  const t = useOrderTexts()
  return (
    <dl aria-live="polite" aria-busy={isStale} className={classNames('space-y-2', isStale && 'opacity-60', className)}>
      <Row name={t('order:goodsMoney')}>¥{sums.goods_money}</Row>
      <Row name={t('order:freight')} note={freightNote}>
        {freight ?? `¥${sums.freight_money}`}
      </Row>
      {discounts.map(({ rule, amount }) => (
        <Row key={rule} name={rule}>
          −¥{amount}
        </Row>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-medium">{totalName}</dt>
        <dd>
          <Price value={sums.total_price} exact size="l" />
        </dd>
      </div>
    </dl>
  )
}
