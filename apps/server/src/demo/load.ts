import { goods as catalogue } from '@fangshi/demo/catalogue'
import type { DemoPlan } from '@fangshi/demo/demo-plan'
import { createRandom } from '@fangshi/demo/random'
import { jobs, timers } from '../app.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../kernel/db/db.ts'
import { nestedDatabase } from '../kernel/db/nested.ts'
import { queuedJobs } from '../kernel/jobs/queued-jobs.ts'
import { runActs } from '../kernel/replay/run-acts.ts'
import { createWorld, type World } from '../kernel/replay/world.ts'
import { modules } from '../modules.ts'
import type { SaleLine } from '../modules/catalog/public.ts'
import { of } from './insert.ts'
import { loadAdverts, loadAppVersions } from './load-adverts.ts'
import { loadCarts } from './load-carts.ts'
import { loadContacts, loadTexts } from './load-content.ts'
import { loadEditor } from './load-editor.ts'
import { loadStaff } from './load-staff.ts'
import { loadFavorites } from './load-favorites.ts'
import { loadGoodsReviews } from './load-goods-reviews.ts'
import { loadGoods } from './load-goods.ts'
import { loadDocuments } from './load-documents.ts'
import { loadAddresses, loadPeople } from './load-people.ts'
import { loadFreight, loadStores, type LoadedStore } from './load-stores.ts'
import { loadTaxonomy } from './load-taxonomy.ts'
import type { Progress } from './progress.ts'

interface Loaded {
  userIds: Map<string, number>
  stores: Map<string, LoadedStore>
  addressIds: Map<string, number>
  saleLine: Map<string, SaleLine>
}

/** Writes the whole plan, in the caller's transaction, into a database that has areas and express companies only. */
export async function load(tx: Tx, ctx: Context, plan: DemoPlan, begin: Progress): Promise<void> {
  begin('people')
  const userIds = await loadPeople(tx, plan)
  const addressIds = await loadAddresses(tx, plan, userIds)
  await loadEditor(tx)
  begin('catalogue')
  const taxonomy = await loadTaxonomy(tx)
  const stores = await loadStores(tx, plan, userIds, taxonomy)
  await loadStaff(tx, stores)
  await loadDocuments(tx, ctx, plan, { stores, taxonomy })
  const freight = await loadFreight(tx, plan, stores)
  await loadContacts(tx, plan)
  await loadTexts(tx, plan)
  await loadAdverts(tx, plan, { taxonomy, stores })
  await loadAppVersions(tx, plan)
  begin('goods')
  const saleLine = await loadGoods(tx, plan, { taxonomy, stores, freight })
  await loadGoodsReviews(tx, plan, stores)
  await loadCarts(tx, plan, userIds, saleLine)
  await loadFavorites(tx, plan, { userIds, stores, saleLine })
  begin('orders')
  const world = worldOf(plan, { userIds, stores, addressIds, saleLine })
  await runDemo(nestedContext(tx, ctx), world)
}

function worldOf(plan: DemoPlan, { userIds, stores, addressIds, saleLine }: Loaded): World {
  const world = createWorld(plan)
  for (const [key, id] of userIds) world.add('user', key, id)
  for (const [key, id] of addressIds) world.add('address', key, id)
  for (const [key, { id, owner_id }] of stores) {
    world.add('store', key, id)
    world.add('owner', key, owner_id)
  }
  for (const { key, skus } of catalogue) {
    for (const { code } of skus) {
      const { sku_id, goods_id } = of(saleLine, code)
      world.add('sku', code, sku_id)
      world.add('goods', key, goods_id)
    }
  }
  return world
}

/** The context of a transaction, with the digits of order numbers the same for each plan. */
function nestedContext(tx: Tx, ctx: Context): Context {
  const random = createRandom('order numbers')
  const randomDigits = (count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join('')
  return { ...ctx, db: nestedDatabase(tx), randomDigits }
}

/** Lets people live through the plan, from its first act to its hour. */
async function runDemo(ctx: Context, world: World): Promise<void> {
  const parts = await Promise.all(modules.flatMap((module) => module.demo?.() ?? []))
  const acts = parts.flatMap((part) => part.acts?.(world) ?? [])
  await runActs(ctx, acts, { until: world.plan.now, timers, jobs: queuedJobs(jobs) })
}
