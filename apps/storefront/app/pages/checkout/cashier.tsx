import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { GroupFailed } from './group-failed.tsx'
import { GroupGoods } from './group-goods.tsx'
import { PayTimeLeft } from './pay-time-left.tsx'
import { PaymentForm } from './payment-form.tsx'
import { useOrderGroup } from './use-order-group.ts'

/** The payment page. A group that is already paid continues to the result, so refreshing or going back is safe. */
export function Cashier({ groupNo }: { groupNo: string }) {
  const t = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [isTimeUp, setIsTimeUp] = useState(false)
  const { data: group, isPending, isMissing, refetch } = useOrderGroup(groupNo)
  const goToResult = (): void => void navigate(localPath(links.orderSuccess(groupNo)), { replace: true })
  const isPaid = group?.status === 'paid'

  useEffect(() => {
    if (isPaid) void navigate(localPath(links.orderSuccess(groupNo)), { replace: true })
  }, [isPaid, navigate, localPath, groupNo])

  if (isPending || isPaid) return <FormSkeleton fields={3} />
  if (!group) return <GroupFailed isMissing={isMissing} onRetry={() => void refetch()} />

  const isCancelled = group.status === 'cancelled'
  const isClosed = isCancelled || isTimeUp
  return (
    <div className="card mx-auto max-w-form space-y-6 p-4 md:p-8">
      <div className="space-y-2 text-center">
        <p className="text-ink-2">{t('order:amount')}</p>
        <p>
          <Price value={group.total_price} size="xl" exact />
        </p>
        <p className="text-13 text-ink-2">{t('order:includes', { count: group.orders.length })}</p>
        {isClosed ? (
          <p role="alert" className="text-bad">
            {t(isCancelled ? 'order:cancelledText' : 'order:expired')}
          </p>
        ) : (
          <PayTimeLeft group={group} onEnd={() => setIsTimeUp(true)} />
        )}
      </div>
      <GroupGoods orders={group.orders} />
      <PaymentForm group={group} isClosed={isClosed} onPaid={goToResult} onStale={() => void refetch()} />
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
