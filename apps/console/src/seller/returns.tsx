import { sellerReturns, countSellerReturns } from '@fangshi/contract/refunds-backoffice'
import { RefundsScreen } from '../refunds/refunds-screen.tsx'

/** Returns and exchanges, of the store. */
export default function SellerReturns() {
  return <RefundsScreen area="Seller" isMoneyOnly={false} resource={sellerReturns} counts={countSellerReturns} />
}
