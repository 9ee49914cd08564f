import { adminReturns, countAdminReturns } from '@fangshi/contract/refunds-backoffice'
import { RefundsScreen } from '../refunds/refunds-screen.tsx'

/** Returns and exchanges, of all stores. */
export default function AdminReturns() {
  return <RefundsScreen area="Admin" isMoneyOnly={false} resource={adminReturns} counts={countAdminReturns} />
}
