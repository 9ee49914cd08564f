import { ReportsScreen } from '../reports/reports-screen.tsx'

/** The weekly reports of the own store (rules §13). */
export default function ReportsOfStore() {
  return <ReportsScreen area="Seller" />
}
