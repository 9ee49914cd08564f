import { SalesPage } from '../../kit/figures/sales-page.tsx'

/** What all stores sold in a window of days (rules §13). */
export default function SalesOfStores() {
  return <SalesPage area="Admin" />
}
