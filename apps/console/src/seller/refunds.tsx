import { sellerRefunds, countSellerRefunds } from '@fangshi/contract/refunds-backoffice'
import { RefundsScreen } from '../refunds/refunds-screen.tsx'

/** Requests for money only, of the store. */
export default function SellerRefunds() {
  return <RefundsScreen area="Seller" isMoneyOnly resource={sellerRefunds} counts={countSellerRefunds} />
}
