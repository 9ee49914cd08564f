import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import * as contract from '@fangshi/contract/seckills'
import { activityStateSql } from '../../kernel/activities.ts'
import { fail } from '../../kernel/fail.ts'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import type { Seller } from '../../kernel/http/who.ts'
import { conditionSql } from '../../kernel/resource/conditions.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import { serve, type ResourceSpec } from '../../kernel/resource/serve.ts'
import type { Form } from '../../kernel/resource/spec.ts'
import { closeActivities } from '../catalog/public.ts'
import { goods } from '../catalog/schema.ts'
import { stores } from '../stores/schema.ts'
import { applyTerms, storedTerms } from './save-seckill.ts'
import { goodsForForm, putSkuTerms } from './seckills.db.ts'
import { recordSkus, showAll, showFormGoods, showOwn, showSkus } from './seckills.show.ts'
import { seckills as table } from './schema.ts'
import { stopSeckill } from './stop-seckill.ts'
import { checkDelete, type SeckillTerms, type SkuTerms } from './terms.ts'

/** The prices and quotas of a form, where it has any. */
const skusOf = (form: Form): SkuTerms[] | undefined =>
  (form.skus as { sku_id: number; price: number; quota: number }[] | undefined)?.map(({ sku_id, price, quota }) => ({
    sku_id,
    price_cents: price,
    quota,
  }))

const ofGoods = (condition: Condition): SQL =>
  inArray(table.goods_id, sql`(select ${goods.id} from ${goods} where ${conditionSql(goods.name, condition)})`)
const ofStore = (condition: Condition): SQL =>
  inArray(table.store_id, sql`(select ${stores.id} from ${stores} where ${conditionSql(stores.store_name, condition)})`)

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'id',
  filters: { state: activityStateSql(table), goods_name: ofGoods, store_name: ofStore },
  toColumns: async (form, { tx, ctx, who }, before) => {
    const stored = before && (await storedTerms(tx, before))
    const { skus: _, ...fields } = form
    const skus = skusOf(form) ?? stored?.skus
    const terms = { is_draft: false, ...stored, ...fields, skus } as SeckillTerms
    const { store_id, user_id } = who as Seller
    const activity_id = await applyTerms(tx, terms, before, { store_id, user_id, at: ctx.now() })
    return { ...fields, is_draft: terms.is_draft, activity_id }
  },
  after: async ({ form, before, after }, { tx, ctx }) => {
    const skus = form && skusOf(form)
    if (after && skus) await putSkuTerms(tx, after.id, skus)
    if (!after && before?.activity_id) await closeActivities(tx, [before.activity_id], ctx.now())
  },
  check: async ({ form, before }, { ctx }) => {
    if (!form && before) checkDelete(before, ctx.now())
  },
  recorded: recordSkus,
  showOne: showSkus,
}

export const storeSeckillSpec = { ...spec, own: ownStore, show: showOwn } satisfies ResourceSpec<typeof table>

/** Flash sales in both back offices. */
export const seckillsBackoffice = [
  ...serve(contract.sellerSeckills, storeSeckillSpec),
  ...serve(contract.adminSeckills, { ...spec, only: () => sql`not ${table.is_draft}`, show: showAll }),
  on(contract.seckillGoods, async ({ ctx, who, params }) =>
    showFormGoods((await goodsForForm(ctx.db, params.id, who.store_id)) ?? fail('NOT_FOUND')),
  ),
  act(contract.stopSeckill, stopSeckill),
  act(contract.stopSeckillAsAdmin, stopSeckill),
]
