import type { MethodChoice } from '@fangshi/contract/payments'
import type { PaymentMethod } from '@fangshi/contract/status'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { usePayTexts } from '~/payment/own-texts.ts'
import { channelIn } from '~/payment/provider-bill.ts'
import { ProviderPanel } from '~/payment/provider-panel.tsx'
import { rememberedMethod, rememberMethod } from '~/payment/remembered-method.ts'
import { openAtOnce } from '~/payment/wallet-panel.tsx'
import { Button } from '~/ui/button.tsx'
import { BalancePanel } from './balance-panel.tsx'
import type { CashierBill, PayState } from './cashier-bill.ts'
import { MethodCards } from './method-cards.tsx'
import { firstChoice, isChoosable, shownMethods } from './method-choice.ts'
import { ShortBalance } from './short-balance.tsx'

/**
 * The payment methods and how to pay by the chosen one. A payment through a provider that has begun stands in the address, so
 * that reloading goes on with it and Back leads to the methods.
 */
export function PaymentForm({
  group,
  bill,
  orderPath,
  methods: all,
  isClosed,
  hasEvents,
  onPaid,
  onStale,
}: {
  group: PayState
  bill: CashierBill
  /** Where the order can be changed. */
  orderPath: string
  methods: readonly MethodChoice[]
  /** Expired or cancelled: methods stay visible but cannot be used. */
  isClosed: boolean
  /** The server tells this page what happens to the group. */
  hasEvents: boolean
  onPaid: () => void
  /** Called if the bill has changed and must be loaded again. */
  onStale: () => void
}) {
  const own = usePayTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [params] = useSearchParams()
  const methods = shownMethods(all)
  const [chosen, setChosen] = useState<PaymentMethod>()

  const begun = channelIn(params.get('method'))
  const isBegun = begun !== null && methods.some(({ method, available }) => method === begun && available)
  if (isBegun) {
    return (
      <ProviderPanel
        bill={bill}
        channel={begun}
        isOver={isClosed}
        hasEvents={hasEvents}
        onPaid={onPaid}
        onStale={onStale}
        onBack={() => void navigate(localPath(bill.pathOf()), { replace: true, preventScrollReset: true })}
      />
    )
  }

  const isUsable = (method: PaymentMethod | undefined): boolean =>
    methods.some((choice) => choice.method === method && isChoosable(choice))
  const value = isClosed ? undefined : isUsable(chosen) ? chosen : firstChoice(methods, rememberedMethod())
  const isStuck = !isClosed && value === undefined && methods.some(({ reason }) => reason === 'balance_short')
  const go = (method: PaymentMethod): void => {
    rememberMethod(method)
    const to = localPath(bill.pathOf(method))
    void navigate(to, { state: openAtOnce, preventScrollReset: true })
  }
  return (
    <div className="space-y-6">
      <MethodCards group={group} methods={methods} isOver={isClosed} value={value} onChange={setChosen} />
      {isStuck && <ShortBalance orderPath={orderPath} />}
      {value === 'balance' && (
        <BalancePanel
          bill={bill}
          hasPassword={group.has_pay_password}
          onPaid={() => {
            rememberMethod('balance')
            onPaid()
          }}
          onStale={onStale}
        />
      )}
      {value !== undefined && value !== 'balance' && (
        <Button tone="brand" size="l" className="w-full" onClick={() => go(value)}>
          {own('pay:go', { name: own(`pay:name_${value}`), amount: bill.amount })}
        </Button>
      )}
    </div>
  )
}
