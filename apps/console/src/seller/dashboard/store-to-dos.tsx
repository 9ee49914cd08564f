import { ClockCircleOutlined, InboxOutlined } from '@ant-design/icons'
import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { ToDoStrip } from '../../kit/dashboard/to-do-strip.tsx'
import { l, useLabel } from '../../kit/label.ts'
import { menuChain } from '../../kit/shell/menu-tree.ts'
import { useMenus } from '../../kit/shell/use-menus.ts'

/** The orders that wait, as far as the account has a menu for them. */
export function StoreToDos({ toDo }: { toDo: Reply<typeof getSellerDashboard>['to_do'] }) {
  const read = useLabel()
  const menus = useMenus('Seller')
  const items = [
    {
      key: 'waiting_delivery',
      icon: InboxOutlined,
      text: read(l('待发货订单', 'Orders to ship')),
      count: toDo.waiting_delivery,
      to: '/Seller/orders/wait',
      waits: toDo.waiting_delivery > 0,
    },
    {
      key: 'waiting_payment',
      icon: ClockCircleOutlined,
      text: read(l('待付款订单', 'Orders waiting for payment')),
      count: toDo.waiting_payment,
      to: '/Seller/orders?order_status=waiting_payment',
      waits: false,
    },
  ]
  return <ToDoStrip items={items.filter(({ to }) => menuChain(menus, to.split('?', 1)[0] ?? '').length > 0)} />
}
