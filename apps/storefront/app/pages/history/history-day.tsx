import type { HistoryRow } from '@fangshi/contract/favorites'
import { X } from 'lucide-react'
import { useLocale, useText } from '~/i18n/text.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { dayText } from './history-days.ts'

/** The goods viewed on one day. */
export function HistoryDay({
  day,
  rows,
  onRemove,
}: {
  day: string
  rows: readonly HistoryRow[]
  onRemove: (row: HistoryRow) => void
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <section>
      <h2 className="pb-2 text-16 font-bold">
        <time dateTime={day}>{dayText(day, locale, t)}</time>
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-4 xl:grid-cols-4">
        {rows.map((row) => (
          <li key={row.id} className="relative grid">
            <ProductCard
              goods={row}
              tags={row.state === 'on_sale' ? [] : [{ text: t(`favorite:state_${row.state}`), tone: 'neutral' }]}
            />
            <IconButton
              icon={X}
              size={16}
              label={t('favorite:removeView', { name: row.goods_name })}
              className="absolute top-1 right-1 bg-surface/80 md:top-2 md:right-2"
              onClick={() => onRemove(row)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
