import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { Wallet } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useClosedReason } from '~/site/shell-data.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { RadioCards } from '~/ui/inputs/radio-cards.tsx'
import { BalanceForm } from './balance-form.tsx'
import { ShortBalance } from './short-balance.tsx'
import type { OrderGroup } from './use-order-group.ts'

/** The payment methods and the form of the selected one. Balance is the only method so far. */
export function PaymentForm({
  group,
  isClosed,
  onPaid,
  onStale,
}: {
  group: OrderGroup
  /** Expired or cancelled: the method stays visible but cannot be used. */
  isClosed: boolean
  onPaid: () => void
  /** Called if the group has changed and must be loaded again. */
  onStale: () => void
}) {
  const t = useText()
  const siteClosed = useClosedReason()
  const missing = (parseMoney(group.total_price) ?? 0) - (parseMoney(group.money) ?? 0)
  const isShort = missing > 0
  const reason = isClosed
    ? t(group.status === 'cancelled' ? 'order:cancelledText' : 'order:expired')
    : siteClosed !== undefined
      ? siteClosed
      : isShort
        ? t('order:balanceShort', { money: group.money, missing: formatMoney(missing) })
        : undefined
  return (
    <div className="space-y-6">
      <RadioCards
        name="method"
        label={t('order:method')}
        cards={[
          {
            value: 'balance',
            title: t('order:balance'),
            text: t('order:balanceText', { amount: group.money }),
            icon: <Wallet size={24} className="text-brand" />,
            disabledReason: reason,
          },
        ]}
        value={reason ? undefined : 'balance'}
        onChange={() => undefined}
      />
      {isShort && !isClosed && <ShortBalance group={group} />}
      {!reason && group.has_pay_password && <BalanceForm group={group} onPaid={onPaid} onStale={onStale} />}
      {!reason && !group.has_pay_password && (
        <div className="flex flex-col items-center gap-4 rounded-3 bg-sunken p-6 text-center">
          <p>{t('order:noPayPassword')}</p>
          <ButtonLink tone="brand" to={links.safePayPassword(links.orderPay(group.group_no))}>
            {t('order:setPayPassword')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
