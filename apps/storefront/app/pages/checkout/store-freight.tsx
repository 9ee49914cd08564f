import { FreightRules } from './freight-rules.tsx'
import type { QuoteStore } from './quote-store-card.tsx'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

/** The freight of one store with its rule, known before paying (ux §2c). */
export function StoreFreight({ store, hasAddress }: { store: QuoteStore; hasAddress: boolean }) {
  const t = useOrderTexts()
  const isFree = Number(store.freight_money) === 0
  return (
    <div>
      <p className="flex justify-between gap-4">
        <span className="text-ink-2">{t('order:freight')}</span>
        <span className="tabular-nums">
          {!hasAddress && t('order:freightNeedsAddress')}
          {hasAddress && (isFree ? t('order:freightFree') : `¥${store.freight_money}`)}
        </span>
      </p>
      {hasAddress && <FreightRules steps={store.steps} />}
    </div>
  )
}
