import { adminExpresses, adminOrders, countAdminOrders, shipAnyOrder } from '@fangshi/contract/orders-desk'
import { OrderDesk } from '../orders/order-desk.tsx'

/** The orders of all stores. */
export default function AdminOrders() {
  return (
    <OrderDesk
      side="Admin"
      resource={adminOrders}
      ship={shipAnyOrder}
      expresses={adminExpresses}
      counts={countAdminOrders}
    />
  )
}
