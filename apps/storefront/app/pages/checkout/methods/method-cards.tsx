import type { MethodChoice } from '@fangshi/contract/payments'
import type { PaymentMethod } from '@fangshi/contract/status'
import { Wallet } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { usePayTexts } from '~/payment/own-texts.ts'
import { payClient } from '~/payment/pay-client.ts'
import { ProviderIcon } from '~/payment/provider-icon.tsx'
import { useClosedReason } from '~/site/shell-data.ts'
import { RadioCards, type RadioCard } from '~/ui/inputs/radio-cards.tsx'
import { isChoosable, missingMoney } from './method-choice.ts'
import type { PayState } from './cashier-bill.ts'

/** The methods as cards, those that cannot be used with their reason. */
export function MethodCards({
  group,
  methods,
  isOver,
  value,
  onChange,
}: {
  group: PayState
  methods: readonly MethodChoice[]
  /** The time to pay has run out since the methods were loaded. */
  isOver: boolean
  value: PaymentMethod | undefined
  onChange: (method: PaymentMethod) => void
}) {
  const t = useOrderTexts()
  const own = usePayTexts()
  const siteClosed = useClosedReason()

  const reasonOf = (choice: MethodChoice): string | undefined => {
    if (isOver || choice.reason === 'bill_closed')
      return t(group.status === 'cancelled' ? 'order:cancelledText' : 'order:expired')
    if (isChoosable(choice)) return undefined
    if (choice.reason === 'site_closed') return siteClosed ?? own('pay:reason_bill_closed')
    if (choice.reason === 'balance_short')
      return t('order:balanceShort', { money: group.money, missing: missingMoney(group) })
    return own(choice.reason === 'payer_unknown' ? 'pay:reason_payer_unknown' : 'pay:reason_other_client')
  }
  const how = own(payClient() === 'desktop' ? 'pay:how_desktop' : 'pay:how_phone')
  const cards = methods.map((choice): RadioCard<PaymentMethod> => {
    const { method } = choice
    const disabledReason = reasonOf(choice)
    const reason = disabledReason === undefined ? {} : { disabledReason }
    return method === 'balance'
      ? {
          value: method,
          title: t('order:balance'),
          text: t('order:balanceText', { amount: group.money }),
          icon: <Wallet size={24} className="text-brand" />,
          ...reason,
        }
      : {
          value: method,
          title: own(`pay:name_${method}`),
          text: how,
          icon: <ProviderIcon channel={method} />,
          ...reason,
        }
  })
  return <RadioCards name="method" label={t('order:method')} cards={cards} value={value} onChange={onChange} />
}
