import { getPointsPayment } from '@fangshi/contract/points-mall'
import { msOf } from '@fangshi/contract/time'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '~/api/call.ts'
import { isMissing, showUnlessMissing } from '~/api/missing.ts'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useOwnEvents } from '~/events/use-own-events.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useLocale } from '~/i18n/text.tsx'
import { PaymentForm } from '~/pages/checkout/methods/payment-form.tsx'
import { payer } from '~/payment/payer.ts'
import { usePayerKnown } from '~/payment/use-payer-known.ts'
import { links } from '~/routing/links.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Countdown } from '~/ui/countdown.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { usePointsTexts } from '../own-texts.ts'
import { pointsBill } from './points-bill.ts'

function usePointsPayment(orderNo: string) {
  const locale = useLocale()
  const isPayerKnown = usePayerKnown()
  const query = useQuery({
    queryKey: ['pointsPayment', orderNo, locale],
    queryFn: ({ signal }) =>
      call(getPointsPayment, { params: { order_no: orderNo }, query: payer() }, { quiet: true, signal }).catch(
        showUnlessMissing,
      ),
    enabled: isPayerKnown,
    staleTime: 0,
  })
  return { ...query, isMissing: isMissing(query.error) }
}

/** Pays the cash part of a points order. One that is already paid leads to the own orders, so going back is safe. */
export function PointsCashier({ orderNo }: { orderNo: string }) {
  const t = usePointsTexts()
  const shared = useOrderTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [isTimeUp, setIsTimeUp] = useState(false)
  const { data, isPending, isMissing: isGone, refetch } = usePointsPayment(orderNo)
  const amount = data?.order.total_cash ?? ''
  const bill = useMemo(() => pointsBill(orderNo, amount), [orderNo, amount])
  const isPaid = data?.status === 'paid'
  const readAgain = useCallback(() => void refetch(), [refetch])
  const goToOrders = useCallback(
    () => void navigate(localPath(links.pointsOrders()), { replace: true }),
    [navigate, localPath],
  )
  const hasEvents = useOwnEvents(data?.status === 'open', readAgain)
  useEffect(() => {
    if (isPaid) goToOrders()
  }, [isPaid, goToOrders])

  if (isPending || isPaid) return <FormSkeleton fields={3} />
  if (!data) {
    return (
      <EmptyState
        object={isGone ? 'search' : 'broken'}
        text={isGone ? t('points:missing') : shared('order:cashierFailed')}
      >
        {!isGone && <Button onClick={readAgain}>{shared('ui:retry')}</Button>}
        <ButtonLink to={links.pointsOrders()}>{t('points:orders')}</ButtonLink>
      </EmptyState>
    )
  }
  const { order, status, money, has_pay_password } = data
  const isClosed = status === 'cancelled' || isTimeUp
  return (
    <div className="card mx-auto max-w-form space-y-6 p-4 md:p-8">
      <div className="space-y-2 text-center">
        <p className="text-ink-2">{t('points:amount')}</p>
        <p>
          <Price value={amount} size="xl" exact />
        </p>
        <p className="text-13 text-ink-2">
          {order.goods_name} × {order.buy_num}
        </p>
        {isClosed ? (
          <p role="alert" className="text-bad">
            {t(status === 'cancelled' ? 'points:closedText' : 'points:expired')}
          </p>
        ) : (
          <p className="flex flex-wrap items-center justify-center gap-x-2 text-13 text-ink-2">
            {shared('order:payWithin')}
            <span className="text-16 font-medium text-brand">
              <Countdown endsAt={msOf(order.pay_before)} now={msOf(data.now)} onEnd={() => setIsTimeUp(true)} />
            </span>
          </p>
        )}
      </div>
      <PaymentForm
        group={{ status, total_price: amount, money, has_pay_password }}
        bill={bill}
        orderPath={links.pointsOrders()}
        methods={data.methods}
        isClosed={isClosed}
        hasEvents={hasEvents}
        onPaid={goToOrders}
        onStale={readAgain}
      />
      <div className="flex justify-center">
        <ButtonLink tone="quiet" to={links.pointsOrders()}>
          {t('points:orders')}
        </ButtonLink>
      </div>
    </div>
  )
}
