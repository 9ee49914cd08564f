import { useCallback, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useOwnEvents } from '~/events/use-own-events.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { GroupFailed } from './group-failed.tsx'
import { GroupGoods } from './group-goods.tsx'
import { GroupSums } from './group-sums.tsx'
import { PayTimeLeft } from './pay-time-left.tsx'
import { groupBill } from './methods/group-bill.ts'
import { PaymentForm } from './methods/payment-form.tsx'
import { useMethods } from './methods/use-methods.ts'
import { useOrderGroup } from './use-order-group.ts'

/** The payment page. A group that is already paid continues to the result, so refreshing or going back is safe. */
export function Cashier({ groupNo }: { groupNo: string }) {
  const t = useOrderTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [isTimeUp, setIsTimeUp] = useState(false)
  const { data: group, isPending, isMissing, refetch } = useOrderGroup(groupNo)
  const methods = useMethods(groupNo)
  const goToResult = useCallback(
    () => void navigate(localPath(links.orderSuccess(groupNo)), { replace: true }),
    [navigate, localPath, groupNo],
  )
  const { refetch: refetchMethods } = methods
  const loadAgain = useCallback(() => void Promise.all([refetch(), refetchMethods()]), [refetch, refetchMethods])
  const isPaid = group?.status === 'paid'
  const total_price = group?.total_price ?? ''
  const bill = useMemo(() => groupBill({ group_no: groupNo, total_price }), [groupNo, total_price])
  // Paid in another tab or wallet, or cancelled: the page shows it without a reload.
  const hasEvents = useOwnEvents(group?.status === 'open', () => void refetch())

  useEffect(() => {
    if (isPaid) goToResult()
  }, [isPaid, goToResult])

  if (isPending || isPaid || methods.isPending) return <FormSkeleton fields={3} />
  if (!group || !methods.data) return <GroupFailed isMissing={isMissing} onRetry={loadAgain} />

  const isCancelled = group.status === 'cancelled'
  const isClosed = isCancelled || isTimeUp
  const [first] = group.orders
  return (
    <div className="card mx-auto max-w-form space-y-6 p-4 md:p-8">
      <div className="space-y-2 text-center">
        <p className="text-ink-2">{t('order:amount')}</p>
        <p>
          <Price value={group.total_price} size="xl" exact />
        </p>
        <p className="text-13 text-ink-2">{t('order:includes', { count: group.orders.length })}</p>
        <GroupSums orders={group.orders} />
        {isClosed ? (
          <p role="alert" className="text-bad">
            {t(isCancelled ? 'order:cancelledText' : 'order:expired')}
          </p>
        ) : (
          <PayTimeLeft group={group} onEnd={() => setIsTimeUp(true)} />
        )}
      </div>
      <GroupGoods orders={group.orders} />
      <PaymentForm
        group={group}
        bill={bill}
        orderPath={first && group.orders.length === 1 ? links.order(first.id) : links.orders()}
        methods={methods.data}
        isClosed={isClosed}
        hasEvents={hasEvents}
        onPaid={goToResult}
        onStale={loadAgain}
      />
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink tone={isClosed ? 'outline' : 'quiet'} to={links.orders()}>
          {t(isClosed ? 'order:list' : 'order:payLater')}
        </ButtonLink>
        {isClosed && (
          <ButtonLink tone="brand" to={links.list()}>
            {t('order:goOnShopping')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
