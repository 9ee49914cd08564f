import { demoSellerStore } from '@fangshi/demo/logins'
import { statement, type Tx } from '../../kernel/db/db.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn } from '../../kernel/replay/world.ts'
import { saveView } from './saved-views.ts'

const roleOfStore = statement('saved_views.demo_role', 'select id from roles where store_id = $1 order by id limit 1')

const filter = (field: string, value: string) => ({ field, value })

async function clerkRole(tx: Tx, storeId: number): Promise<number | null> {
  return (await tx.row<{ id: number }>(roleOfStore, [storeId]))?.id ?? null
}

/** What the demo store and the platform look at every day. */
export const savedViewsDemo: DemoPart = {
  async load(world, { tx, ctx }) {
    const owner = ownerIn(world, demoSellerStore)
    const own = { role_id: null, sort: '', columns: [] }
    await saveView(tx, ctx, owner, {
      ...own,
      screen: '/Seller/orders',
      name: '待发货，先付先发',
      filters: [filter('order_status', 'waiting_delivery')],
      sort: 'paid_at',
      role_id: await clerkRole(tx, owner.store_id),
    })
    await saveView(tx, ctx, owner, {
      ...own,
      screen: '/Seller/orders',
      name: '新订单',
      filters: [filter('order_status', 'waiting_payment,waiting_delivery|in')],
      sort: '-created_at',
    })
    await saveView(tx, ctx, adminIn(world), {
      ...own,
      screen: '/Admin/orders',
      name: '还没发货的',
      filters: [filter('order_status', 'waiting_delivery')],
      sort: 'paid_at',
    })
  },
}
