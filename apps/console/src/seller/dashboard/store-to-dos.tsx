import { ClockCircleOutlined, CloseCircleOutlined, InboxOutlined, WarningOutlined } from '@ant-design/icons'
import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { ToDoStrip } from '../../kit/dashboard/to-do-strip.tsx'
import { l, useLabel } from '../../kit/label.ts'
import { menuChain } from '../../kit/shell/menu-tree.ts'
import { useMenus } from '../../kit/shell/use-menus.ts'

/** What waits in the store, as far as the account has a menu for them. */
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
    {
      key: 'low_stock',
      icon: WarningOutlined,
      text: read(l('库存不足的规格', 'SKUs running low')),
      count: toDo.low_stock,
      to: '/Seller/skus?is_low=1',
      waits: toDo.low_stock > 0,
    },
    {
      key: 'rejected_goods',
      icon: CloseCircleOutlined,
      text: read(l('被驳回的商品', 'Rejected goods')),
      count: toDo.rejected_goods,
      to: '/Seller/goods?tab=rejected',
      waits: toDo.rejected_goods > 0,
    },
  ]
  return <ToDoStrip items={items.filter(({ to }) => menuChain(menus, to.split('?', 1)[0] ?? '').length > 0)} />
}
