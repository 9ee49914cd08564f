import { CircleCheck, CircleAlert } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { GroupProgress } from '~/collectives/group-progress.tsx'
import { isAboutGroup } from '~/collectives/standing.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { FormSkeleton } from '~/ui/skeleton.tsx'
import { BestSellers } from './best-sellers.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { GroupFailed } from './group-failed.tsx'
import { useOrderGroup } from './use-order-group.ts'

const titles = { paid: 'order:paidTitle', open: 'order:unpaidTitle', cancelled: 'order:cancelledText' } as const

/** What was paid, the resulting orders, and what happens next. Safe to reload. */
export function PaymentResult({ groupNo }: { groupNo: string }) {
  const t = useOrderTexts()
  const { data: group, isPending, isMissing, refetch } = useOrderGroup(groupNo)
  if (isPending) return <FormSkeleton fields={3} />
  if (!group) {
    return (
      <>
        <h1 className="sr-only">{t('order:resultTitle')}</h1>
        <GroupFailed isMissing={isMissing} onRetry={() => void refetch()} />
      </>
    )
  }
  const isPaid = group.status === 'paid'
  const Icon = isPaid ? CircleCheck : CircleAlert
  const [first] = group.orders
  const collective = isPaid && first && isAboutGroup(first) ? first.collective : null
  return (
    <>
      <CheckoutSteps current={isPaid ? 'Done' : 'Pay'} />
      <section className="card mx-auto flex max-w-form flex-col items-center gap-3 p-4 pt-6 text-center md:p-8">
        <Icon size={56} className={isPaid ? 'text-ok' : 'text-warn'} />
        <h1 className="text-24 font-bold">{t(titles[group.status])}</h1>
        {group.status !== 'cancelled' && (
          <p className="flex items-baseline gap-2">
            <span className="text-ink-2">{t(isPaid ? 'order:paidAmount' : 'order:amount')}</span>
            <Price value={group.total_price} size="l" exact tone="ink" />
          </p>
        )}
        {isPaid && !collective && <p className="max-w-dialog text-ink-2">{t('order:deliveryPromise')}</p>}
        {collective && (
          <GroupProgress
            group={collective}
            goodsName={first?.order_goods[0]?.goods_name ?? ''}
            className="w-full rounded-3 border border-line p-4"
          />
        )}
        <ul className="w-full divide-y divide-line rounded-3 bg-sunken px-4 text-left">
          {group.orders.map((order) => (
            <li key={order.id} className="flex items-center justify-between gap-4 py-3">
              <span className="min-w-0">
                <span className="block truncate font-medium">{order.store_name}</span>
                <LocalLink
                  to={links.order(order.id)}
                  className="rounded-1 py-0.5 text-12 break-all text-ink-2 tabular-nums underline hover:text-brand"
                >
                  {order.order_no}
                </LocalLink>
              </span>
              <Price value={order.total_price} exact size="s" tone="ink" />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-center gap-3 pt-3">
          {isPaid || group.status === 'cancelled' ? (
            <ButtonLink
              tone={collective ? 'outline' : 'brand'}
              to={group.orders.length === 1 && first ? links.order(first.id) : links.orders()}
            >
              {t('order:viewOrder')}
            </ButtonLink>
          ) : (
            <ButtonLink tone="brand" to={links.orderPay(groupNo)}>
              {t('order:goToPay')}
            </ButtonLink>
          )}
          <ButtonLink to={links.list()}>{t('order:goOnShopping')}</ButtonLink>
        </div>
      </section>
      <BestSellers />
    </>
  )
}
