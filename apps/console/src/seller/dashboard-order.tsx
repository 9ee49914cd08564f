import { SalesPage } from '../kit/figures/sales-page.tsx'
import { SalesByMethod } from '../payments/sales-by-method.tsx'

/** What the own store sold in a window of days (rules §13). */
export default function SalesOfStore() {
  return (
    <SalesPage area="Seller">
      <SalesByMethod />
    </SalesPage>
  )
}
