import { shipOrder } from '@fangshi/contract/orders'
import { countSellerOrders, sellerExpresses, sellerOrders } from '@fangshi/contract/orders-backoffice'
import { OrdersScreen } from '../orders/orders-screen.tsx'

/** All orders of the store. */
export default function SellerOrders() {
  return (
    <OrdersScreen
      side="Seller"
      resource={sellerOrders}
      ship={shipOrder}
      expresses={sellerExpresses}
      counts={countSellerOrders}
    />
  )
}
