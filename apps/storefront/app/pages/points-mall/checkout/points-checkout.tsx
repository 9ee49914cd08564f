import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { listAddresses } from '@fangshi/contract/addresses'
import { call } from '~/api/call.ts'
import { AddressSection } from '~/pages/checkout/address-section.tsx'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Field } from '~/ui/inputs/field.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { usePointsTexts } from '../own-texts.ts'
import { PointsPrice } from '../points-price.tsx'
import { PointsSums } from './points-sums.tsx'
import { refusalOf } from './refusal.ts'
import { usePlacePointsOrder, usePointsQuote, type PointsQuote } from './use-points-order.ts'

function Line({ quote: { goods, buy_num } }: { quote: PointsQuote }) {
  return (
    <div className="flex gap-3">
      <Picture
        src={goods.goods_image}
        alt=""
        side={80}
        sizes="80px"
        largest={320}
        className="size-20 rounded-2 bg-sunken object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{goods.goods_name}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
          <PointsPrice points={goods.goods_price} cash={goods.cash_price} />
          <span className="text-ink-2 tabular-nums">× {buy_num}</span>
        </p>
      </div>
    </div>
  )
}

/** Address, goods, note and cost of an order of points goods (ux §3.2: cost in points and money both shown). */
export function PointsCheckout({ goodsId, buyNum }: { goodsId: number; buyNum: number }) {
  const t = usePointsTexts()
  const [chosen, setChosen] = useState<number>()
  const [remark, setRemark] = useState('')
  const [isAddressMissing, setIsAddressMissing] = useState(false)
  const section = useRef<HTMLElement>(null)
  const query = usePointsQuote(goodsId, buyNum)
  const addresses = useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
  })
  const { place, isPlacing } = usePlacePointsOrder(query.refetch)

  if (query.isPending) return <FormSkeleton />
  const quote = query.data
  if (!quote) {
    return (
      <EmptyState object="search" text={t('points:gone')}>
        <ButtonLink to={links.pointsMall()}>{t('points:back')}</ButtonLink>
      </EmptyState>
    )
  }
  const address_id = chosen ?? addresses.data?.find(({ is_default }) => is_default)?.id ?? null
  const refusal = refusalOf(quote)
  const submit = (): void => {
    if (address_id === null) {
      setIsAddressMissing(true)
      section.current?.focus({ preventScroll: true })
      return section.current?.scrollIntoView()
    }
    const { total_points, total_cash } = quote
    void place({ goods_id: goodsId, buy_num: buyNum, address_id, total_points, total_cash, remark: remark.trim() })
  }
  return (
    <div className="lg:flex lg:items-start lg:gap-6">
      <div className="min-w-0 flex-1 space-y-3 md:space-y-4">
        <AddressSection ref={section} chosenId={address_id} onChoose={setChosen} isMissing={isAddressMissing} />
        <section aria-labelledby="points-goods" className="card space-y-4 p-4 md:p-6">
          <h2 id="points-goods" className="text-16 font-bold">
            {t('points:goods')}
          </h2>
          <Line quote={quote} />
          <Field label={t('points:remark')} hint={t('points:remarkHint')}>
            {(field) => (
              <TextInput
                {...field}
                name="remark"
                maxLength={150}
                value={remark}
                onChange={(event) => setRemark(event.currentTarget.value)}
              />
            )}
          </Field>
        </section>
      </div>
      <section
        aria-labelledby="points-sums"
        className="card space-y-4 p-4 max-lg:mt-3 md:p-6 lg:sticky lg:top-6 lg:w-88 lg:shrink-0"
      >
        <h2 id="points-sums" className="text-16 font-bold">
          {t('points:price')}
        </h2>
        <PointsSums quote={quote} />
        {refusal && (
          <p role="alert" className="text-13 text-bad">
            {t(refusal.text, { count: refusal.count })}
          </p>
        )}
        <Button tone="brand" size="l" busy={isPlacing} disabled={refusal !== null} onClick={submit} className="w-full">
          {t(Number(quote.total_cash) > 0 ? 'points:submitAndPay' : 'points:submit')}
        </Button>
        <p className="text-center text-12 text-ink-3">{t('points:note')}</p>
      </section>
    </div>
  )
}
