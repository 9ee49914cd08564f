import { inArray, sql, type SQL } from 'drizzle-orm'
import * as contract from '@fangshi/contract/collectives-backoffice'
import type { Condition } from '@fangshi/contract/filters'
import type { Context } from '../../../context.ts'
import { activityStateSql } from '../../../kernel/activities.ts'
import { fail } from '../../../kernel/fail.ts'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import type { Seller } from '../../../kernel/http/who.ts'
import { conditionSql } from '../../../kernel/resource/conditions.ts'
import { ownStore } from '../../../kernel/resource/own-store.ts'
import { serve, type ResourceSpec } from '../../../kernel/resource/serve.ts'
import { closeActivities } from '../../catalog/public.ts'
import { goods } from '../../catalog/schema.ts'
import { stores } from '../../stores/schema.ts'
import { collectives as table } from '../schema.ts'
import { checkDelete, type CollectiveTerms } from '../terms.ts'
import { goodsForForm } from './collectives.db.ts'
import { showAll, showFormGoods, showOwn, showScreenGroup, showSkus } from './collectives.show.ts'
import { countGroups, newestGroups } from './groups.db.ts'
import { applyTerms } from './save-collective.ts'
import { stopCollective } from './stop-collective.ts'

const ofGoods = (condition: Condition): SQL =>
  inArray(table.goods_id, sql`(select ${goods.id} from ${goods} where ${conditionSql(goods.name, condition)})`)
const ofStore = (condition: Condition): SQL =>
  inArray(table.store_id, sql`(select ${stores.id} from ${stores} where ${conditionSql(stores.store_name, condition)})`)

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'id',
  filters: { state: activityStateSql(table), goods_name: ofGoods, store_name: ofStore },
  toColumns: async ({ percent_off, ...form }, { tx, ctx, who }, before) => {
    const fields = percent_off === undefined ? form : { ...form, off_bp: percent_off }
    const terms = { is_draft: false, ...before, ...fields } as CollectiveTerms
    const { store_id, user_id } = who as Seller
    const activity_id = await applyTerms(tx, terms, before, { store_id, user_id, at: ctx.now() })
    return { ...fields, is_draft: terms.is_draft, activity_id }
  },
  after: async ({ before, after }, { tx, ctx }) => {
    if (!after && before?.activity_id) await closeActivities(tx, [before.activity_id], ctx.now())
  },
  check: async ({ form, before }, { ctx }) => {
    if (!form && before) checkDelete(before, ctx.now())
  },
  showOne: showSkus,
}

const shownGroups = 100

async function readGroups({ db, now }: Context, id: number, storeId: number | null) {
  const total = (await countGroups(db, id, storeId)) ?? fail('NOT_FOUND')
  return { groups: (await newestGroups(db, id, now(), shownGroups)).map(showScreenGroup), total }
}

/** Group buys of the own store. */
export const storeCollectiveSpec = { ...spec, own: ownStore, show: showOwn }

/** Group buys in both back offices. */
export const collectivesBackoffice = [
  ...serve(contract.sellerCollectives, storeCollectiveSpec),
  ...serve(contract.adminCollectives, { ...spec, only: () => sql`not ${table.is_draft}`, show: showAll }),
  on(contract.collectiveGoods, async ({ ctx, who, params }) =>
    showFormGoods((await goodsForForm(ctx.db, params.id, who.store_id)) ?? fail('NOT_FOUND')),
  ),
  on(contract.collectiveGroups, ({ ctx, who, params }) => readGroups(ctx, params.id, who.store_id)),
  on(contract.collectiveGroupsAsAdmin, ({ ctx, params }) => readGroups(ctx, params.id, null)),
  act(contract.stopCollective, stopCollective),
  act(contract.stopCollectiveAsAdmin, stopCollective),
]
