import { adminRefunds, countAdminRefunds } from '@fangshi/contract/refunds-backoffice'
import { RefundsScreen } from '../refunds/refunds-screen.tsx'

/** Requests for money only, of all stores. */
export default function AdminRefunds() {
  return <RefundsScreen area="Admin" isMoneyOnly resource={adminRefunds} counts={countAdminRefunds} />
}
