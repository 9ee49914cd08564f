import { shipOrder } from '@fangshi/contract/orders'
import { sellerExpresses, waitingOrders } from '@fangshi/contract/orders-backoffice'
import { OrdersScreen } from '../orders/orders-screen.tsx'

/** Orders of the store that are to be shipped. */
export default function OrdersToShip() {
  return <OrdersScreen side="Seller" resource={waitingOrders} ship={shipOrder} expresses={sellerExpresses} />
}
