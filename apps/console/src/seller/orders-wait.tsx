import { shipOrder } from '@fangshi/contract/orders'
import { sellerExpresses, waitingOrders } from '@fangshi/contract/orders-desk'
import { OrderDesk } from '../orders/order-desk.tsx'

/** Orders of the store that are to be shipped. */
export default function OrdersToShip() {
  return <OrderDesk side="Seller" resource={waitingOrders} ship={shipOrder} expresses={sellerExpresses} />
}
