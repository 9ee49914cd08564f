import type { Quote } from '@fangshi/contract/quote'
import { Store } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { GoodsLines } from '~/ui/goods/goods-lines.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { StoreOffers } from './offers/store-offers.tsx'
import { StoreFreight } from './store-freight.tsx'

export type QuoteStore = Quote['stores'][number]

/** The part of a quote from one store: lines, remark, offers, freight with its rule, and total. */
export function QuoteStoreCard({
  store,
  hasAddress,
  takesOffers,
  remark,
  onRemark,
  coupon,
  isBusy,
  onCoupon,
}: {
  store: QuoteStore
  hasAddress: boolean
  /** False for a group buy, whose price is all there is (rules §4). */
  takesOffers: boolean
  remark: string
  onRemark: (remark: string) => void
  /** The claimed coupon that was chosen, 0 for none, undefined while nothing was. */
  coupon: number | undefined
  /** While a new quote is loading. */
  isBusy: boolean
  onCoupon: (id: number) => void
}) {
  const t = useOrderTexts()
  const pieces = store.lines.reduce((sum, { buy_num }) => sum + buy_num, 0)
  return (
    <section aria-label={store.store_name} className="card px-4 md:px-6">
      <h3 className="flex items-center gap-2 border-b border-line py-3 font-medium">
        <Store size={18} className="text-ink-3" />
        <span className="truncate">{store.store_name}</span>
      </h3>
      <GoodsLines lines={store.lines} />
      <div className="grid gap-4 border-t border-line py-4 md:grid-cols-2 md:gap-6">
        <Field label={t('order:remark')} optional>
          {(input) => (
            <TextInput
              {...input}
              value={remark}
              maxLength={150}
              autoComplete="off"
              placeholder={t('order:remarkExample')}
              onChange={(event) => onRemark(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="space-y-2">
          {takesOffers && <StoreOffers store={store} chosen={coupon} isBusy={isBusy} onCoupon={onCoupon} />}
          <StoreFreight store={store} hasAddress={hasAddress} />
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-ink-2">
              {t('order:storeTotal')} · {t('order:pieces', { count: pieces })}
            </span>
            <Price value={store.total_price} exact size="s" />
          </p>
        </div>
      </div>
    </section>
  )
}
