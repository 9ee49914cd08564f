import { adminExpresses, adminOrders, countAdminOrders, shipAsAdmin } from '@fangshi/contract/orders-backoffice'
import { OrdersScreen } from '../orders/orders-screen.tsx'

/** The orders of all stores. */
export default function AdminOrders() {
  return (
    <OrdersScreen
      side="Admin"
      resource={adminOrders}
      ship={shipAsAdmin}
      expresses={adminExpresses}
      counts={countAdminOrders}
    />
  )
}
