import type { ProviderChannel } from '@fangshi/contract/status'
import { useCallback } from 'react'
import { payClient } from './pay-client.ts'
import { PaymentStatus } from './payment-status.tsx'
import type { BillState, ProviderBill } from './provider-bill.ts'
import { QrPanel } from './qr-panel.tsx'
import { usePaymentResult } from './use-payment-result.ts'
import { WalletPanel } from './wallet-panel.tsx'

/** A payment through a provider that has begun: a code to scan or the way into the wallet, until its result is known. */
export function ProviderPanel({
  bill,
  channel,
  isOver,
  hasEvents,
  onPaid,
  onStale,
  onBack,
}: {
  bill: ProviderBill
  channel: ProviderChannel
  /** The bill can no longer be paid. */
  isOver: boolean
  /** The result comes by the server's events, so the page polls seldom. */
  hasEvents: boolean
  onPaid: () => void
  /** Called if the bill has changed and must be loaded again. */
  onStale: () => void
  /** Back to the other methods. */
  onBack: () => void
}) {
  const end = useCallback((state: BillState) => (state === 'paid' ? onPaid() : onStale()), [onPaid, onStale])
  const { ask } = usePaymentResult(bill, { isWaiting: !isOver, hasEvents }, end)
  const Panel = payClient() === 'desktop' ? QrPanel : WalletPanel
  return (
    <section className="space-y-6 rounded-3 bg-sunken p-6">
      <Panel bill={bill} channel={channel} isOver={isOver} onPaid={onPaid} onStale={onStale} />
      {!isOver && <PaymentStatus ask={ask} onBack={onBack} />}
    </section>
  )
}
