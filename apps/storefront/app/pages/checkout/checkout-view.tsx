import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { groupRefusal, type OrderedGroup } from '~/collectives/group-choice.ts'
import { GroupRefused } from '~/collectives/group-refused.tsx'
import { GroupTerms } from '~/collectives/group-terms.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { AddressSection } from './address-section.tsx'
import { choiceOnWire, type CouponChoice } from './offers/coupon-choice.ts'
import { discountsOf } from './offers/discounts.ts'
import { useOrdinaryChoice } from './offers/ordinary-choice.ts'
import { PlatformOffers } from './offers/platform-offers.tsx'
import { PlaceBar } from './place-bar.tsx'
import { PointsNote } from './points-note.tsx'
import { PriceChangedDialog } from './price-changed-dialog.tsx'
import { PriceTable } from './price-table.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { isGone } from './quote-gone.ts'
import { QuoteFailed } from './quote-failed.tsx'
import { RepeatedOrderDialog } from './repeated-order-dialog.tsx'
import { QuoteStoreCard } from './quote-store-card.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { useQuote } from './use-quote.ts'

/** Address, goods by store, freight, remarks and price; all amounts come from the server's quote. */
export function CheckoutView({ params, collective }: { params: string; collective: OrderedGroup }) {
  const t = useOrderTexts()
  const client = useQueryClient()
  const [addressId, setAddressId] = useState<number>()
  const [remarks, setRemarks] = useState<Readonly<Record<number, string>>>({})
  const [choice, setChoice] = useState<CouponChoice>({ stores: {} })
  const [isAddressMissing, setIsAddressMissing] = useState(false)
  const addresses = useRef<HTMLElement>(null)
  const { ordinary, addOrdinary } = useOrdinaryChoice()
  const { query, show } = useQuote(params, addressId, choice, { ordinary, collective })
  const { place, isPlacing, change, forgetChange, repeated, forgetRepeated } = usePlaceOrder(show, async ({ key }) => {
    if (key === 'ADDRESS_NOT_FOUND') {
      setAddressId(undefined)
      void client.invalidateQueries({ queryKey: ['addresses'] })
    }
    // The new quote names the lines that can no longer be bought; there is none when they are ordered already.
    await query.refetch()
  })

  if (query.isPending) return <FormSkeleton />
  const refusal = collective && groupRefusal(query.error)
  if (refusal) return <GroupRefused error={refusal} groupNo={collective.group_no} />
  if (!query.data || isGone(query.error))
    return <QuoteFailed error={query.error} onRetry={() => void query.refetch()} />

  const quote = query.data
  const address_id = quote.address_id
  const problems = quote.stores.flatMap(({ lines }) => lines.filter(({ problem }) => problem !== null))
  const submit = (again?: true): void => {
    if (address_id === null) {
      setIsAddressMissing(true)
      addresses.current?.focus({ preventScroll: true })
      return addresses.current?.scrollIntoView()
    }
    const written = quote.stores.flatMap(({ store_id }) => {
      const remark = remarks[store_id]?.trim()
      return remark ? [{ store_id, remark }] : []
    })
    void place({
      params,
      address_id,
      total_price: quote.total_price,
      remarks: written,
      again,
      ...choiceOnWire(choice),
      ordinary_price: ordinary,
      collective,
    })
  }

  return (
    <div className="lg:flex lg:items-start lg:gap-6">
      <div className="min-w-0 flex-1 space-y-3 md:space-y-4">
        <ProblemAlert lines={problems} onOrdinary={addOrdinary} />
        {quote.collective && <GroupTerms group={quote.collective} />}
        <AddressSection ref={addresses} chosenId={address_id} onChoose={setAddressId} isMissing={isAddressMissing} />
        <h2 className="pt-2 text-16 font-bold">{t('order:goods')}</h2>
        {quote.stores.map((store) => (
          <QuoteStoreCard
            key={store.store_id}
            store={store}
            hasAddress={address_id !== null}
            takesOffers={quote.collective === null}
            remark={remarks[store.store_id] ?? ''}
            onRemark={(remark) => setRemarks({ ...remarks, [store.store_id]: remark })}
            coupon={choice.stores[store.store_id]}
            isBusy={query.isFetching}
            onCoupon={(id) => setChoice({ ...choice, stores: { ...choice.stores, [store.store_id]: id } })}
          />
        ))}
        {quote.collective === null && (
          <PlatformOffers
            offers={quote.offers}
            chosen={choice.platform}
            isBusy={query.isFetching}
            onCoupon={(platform) => setChoice({ ...choice, platform })}
          />
        )}
      </div>
      <div className="max-lg:contents lg:sticky lg:top-6 lg:w-88 lg:shrink-0">
        <section aria-labelledby="price-heading" className="card p-4 max-lg:mt-3 max-lg:mb-4 md:p-6">
          <h2 id="price-heading" className="pb-3 text-16 font-bold">
            {t('order:priceTable')}
          </h2>
          <PriceTable
            sums={quote}
            discounts={discountsOf(quote.stores.flatMap(({ steps }) => steps))}
            totalName={t('order:payable')}
            freight={address_id === null ? t('order:freightNeedsAddress') : undefined}
            isStale={query.isFetching}
          />
          <PointsNote points={quote.points} />
        </section>
        <PlaceBar
          total={quote.total_price}
          isBusy={isPlacing}
          isDisabled={query.isFetching || problems.length > 0}
          onPlace={() => submit()}
        />
      </div>
      <PriceChangedDialog change={change} onAccept={() => submit()} onClose={forgetChange} />
      <RepeatedOrderDialog groupNo={repeated} onAgain={() => submit(true)} onClose={forgetRepeated} />
    </div>
  )
}
