import {
  ClockCircleOutlined,
  CloseCircleOutlined,
  InboxOutlined,
  RollbackOutlined,
  SwapOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { ToDoStrip } from '../../kit/dashboard/to-do-strip.tsx'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { menuChain } from '../../menus/menu-tree.ts'
import { useMenus } from '../../menus/use-menus.ts'

const all = [
  { key: 'waiting_delivery', icon: InboxOutlined, text: l('待发货订单', 'Orders to ship'), to: '/Seller/orders/wait' },
  {
    key: 'refunds',
    icon: RollbackOutlined,
    text: l('待处理的退款', 'Refunds to answer'),
    to: '/Seller/refunds?waits_for=store',
  },
  {
    key: 'returns',
    icon: SwapOutlined,
    text: l('待处理的退换货', 'Returns to handle'),
    to: '/Seller/returns?waits_for=store',
  },
  {
    key: 'waiting_payment',
    icon: ClockCircleOutlined,
    text: l('待付款订单', 'Orders awaiting payment'),
    to: '/Seller/orders?order_status=waiting_payment',
  },
  {
    key: 'low_stock',
    icon: WarningOutlined,
    text: l('库存不足的规格', 'SKUs low in stock'),
    to: '/Seller/skus?is_low=1',
  },
  {
    key: 'rejected_goods',
    icon: CloseCircleOutlined,
    text: l('被驳回的商品', 'Rejected products'),
    to: '/Seller/goods?tab=rejected',
  },
] as const

/** The store's to-dos, limited to the account's menus. */
export function StoreToDos({ toDo }: { toDo: Reply<typeof getSellerDashboard>['to_do'] }) {
  const t = useText()
  const menus = useMenus('Seller')
  const shown = all.filter(({ to }) => menuChain(menus, to.split('?', 1)[0] ?? '').length > 0)
  const items = shown.map(({ text, ...item }) => ({
    ...item,
    text: t(text),
    count: toDo[item.key],
    // Only the buyer can act on these.
    waits: toDo[item.key] > 0 && item.key !== 'waiting_payment',
  }))
  return <ToDoStrip items={items} />
}
