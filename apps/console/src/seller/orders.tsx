import { shipOrder } from '@fangshi/contract/orders'
import { countSellerOrders, sellerExpresses, sellerOrders } from '@fangshi/contract/orders-desk'
import { OrderDesk } from '../orders/order-desk.tsx'

/** All orders of the store. */
export default function SellerOrders() {
  return (
    <OrderDesk
      side="Seller"
      resource={sellerOrders}
      ship={shipOrder}
      expresses={sellerExpresses}
      counts={countSellerOrders}
    />
  )
}
