import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { BalanceForm } from './balance-form.tsx'
import type { CashierBill } from './cashier-bill.ts'

/** Paying from the balance; shoppers without a pay password get a link to set one. */
export function BalancePanel({
  bill,
  hasPassword,
  onPaid,
  onStale,
}: {
  bill: CashierBill
  hasPassword: boolean
  onPaid: () => void
  onStale: () => void
}) {
  const t = useOrderTexts()
  if (hasPassword) return <BalanceForm bill={bill} onPaid={onPaid} onStale={onStale} />
  return (
    <div className="flex flex-col items-center gap-4 rounded-3 bg-sunken p-6 text-center">
      <p>{t('order:noPayPassword')}</p>
      <ButtonLink tone="brand" to={links.safePayPassword(bill.pathOf())}>
        {t('order:setPayPassword')}
      </ButtonLink>
    </div>
  )
}
