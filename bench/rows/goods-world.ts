import { brands, classes, stores } from '@fangshi/demo/catalogue'
import type { Tx } from '../../apps/server/src/kernel/db/db.ts'
import { createStore } from '../../apps/server/src/modules/stores/public.ts'
import { createBrand, createClass } from '../../apps/server/src/modules/taxonomy/public.ts'

/** Ids of the demo's classes, brands and stores by their keys, in a database without the demo. */
export interface GoodsWorld {
  classes: Map<string, number>
  brands: Map<string, number>
  stores: Map<string, number>
}

const inOrder = async (tx: Tx, text: string): Promise<number[]> =>
  (await tx.client.query<{ id: number }>(text)).rows.map(({ id }) => id)
const byKey = (rows: readonly { key: string }[], ids: readonly number[]): Map<string, number> =>
  new Map(rows.map(({ key }, index) => [key, ids[index]!]))

/** Creates the classes, brands and stores at the first call; later calls find them in the same order. */
export async function goodsWorld(tx: Tx): Promise<GoodsWorld> {
  const { rowCount } = await tx.client.query('select from goods_brands limit 1')
  if (!rowCount) await makeWorld(tx)
  return {
    classes: byKey(classes, await inOrder(tx, 'select id from goods_classes order by id')),
    brands: byKey(brands, await inOrder(tx, 'select id from goods_brands order by id')),
    stores: byKey(stores, await inOrder(tx, 'select id from stores order by id')),
  }
}

async function makeWorld(tx: Tx): Promise<void> {
  const ids = new Map<string, number>()
  for (const { key, parent, name } of classes) {
    ids.set(key, await createClass(tx, { pid: parent === null ? null : ids.get(parent)!, name }))
  }
  for (const { key, name } of brands) await createBrand(tx, { name, code: key })
  for (const { key, name, intro } of stores) {
    const { rows } = await tx.client.query<{ id: number }>(
      `insert into users (username, nickname, password_hash) values ($1, $1, 'none') returning id`,
      [`bench-owner-${key}`],
    )
    const owner = { user_id: rows[0]!.id, store_name: name, store_description: intro }
    const store_id = await createStore(tx, { ...owner, verify: 'passed', status: 'open' })
    await tx.client.query(
      `insert into freight_templates (store_id, name, is_default, first_weight_g, first_price_cents, next_weight_g, next_price_cents)
       values ($1, '默认', true, 1000, 600, 1000, 200)`,
      [store_id],
    )
    await tx.client.query(
      `with a as (insert into goods_attrs (store_id, name) values ($1, '{"zh-cn":"颜色","en":"Colour"}') returning id)
       insert into attr_values (store_id, attr_id, name)
       select $1, a.id, v::jsonb from a, unnest(array['{"zh-cn":"米白","en":"Cream"}','{"zh-cn":"墨绿","en":"Pine"}',
         '{"zh-cn":"雾蓝","en":"Mist"}','{"zh-cn":"陶土","en":"Terracotta"}']) v`,
      [store_id],
    )
  }
}
