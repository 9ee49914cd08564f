import { customers } from '@fangshi/contract/customers'
import { demoSellerStore } from '@fangshi/demo/logins'
import { statement } from '../../kernel/db/db.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { ownerIn } from '../../kernel/replay/world.ts'
import { noteCustomers } from './customers.db.ts'

const describe = statement(
  'customers.demo',
  `update customers c set note = d.note, tags = d.tags
     from (values (1, '喜欢素色器皿，常买来送礼，包装请仔细一些。', '老客、送礼'), (2, '上次杯子有磕碰，已补发；发货前多检查一遍。', '需跟进'),
                  (3, '', '老客')) d (nth, note, tags)
     join (select user_id, row_number() over (order by count(*) desc, user_id) as nth
             from orders where store_id = $1 and paid_at is not null group by user_id) b on b.nth = d.nth
    where c.store_id = $1 and c.user_id = b.user_id returning c.id as target, c.note, c.tags`,
)
interface Described {
  target: number
  note: string
  tags: string
}

/** The demo store knows its customers. */
export const customersDemo: DemoPart = {
  acts: (world) => [
    {
      at: world.plan.now,
      by: 'the demo store',
      record: { who: ownerIn(world, demoSellerStore), action: customers.right('update') },
      do: async ({ tx }) => {
        await noteCustomers(tx)
        const described = await tx.rows<Described>(describe, [world.id('store', demoSellerStore)])
        return described.map(({ target, ...after }) => ({ target, before: { note: '', tags: '' }, after }))
      },
    },
  ],
}
