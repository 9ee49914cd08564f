import { sql } from 'drizzle-orm'
import * as contract from '@fangshi/contract/goods-review'
import { act } from '../../../../kernel/http/act.ts'
import { on } from '../../../../kernel/http/on.ts'
import { dict } from '../../../../kernel/resource/dict.ts'
import { one } from '../../../../kernel/resource/one.ts'
import type { ResourceSpec } from '../../../../kernel/resource/serve.ts'
import { write } from '../../../../kernel/resource/write.ts'
import { countTabs } from '../editing/counts.db.ts'
import { showAdminDetail, showAdminRows } from '../editing/backoffice.show.ts'
import { goodsFilters } from '../editing/filters.ts'
import { goodsList } from '../editing/goods-list.ts'
import { goods } from '../../schema.ts'
import { indexGoods } from '../../search-index/search-index.ts'
import { approveGoods, rejectGoods, reinstateGoods, takeDownGoods } from './review.ts'

const spec: ResourceSpec<typeof goods> = {
  table: goods,
  filters: goodsFilters,
  show: showAdminRows,
  showOne: showAdminDetail,
  after: async ({ form, after }, { tx }) => {
    if (after && form && 'brand_id' in form) await indexGoods(tx, [after.id])
  },
}

/** What the platform does with the goods of all stores. */
export const goodsAdmin = [
  goodsList(contract.adminGoods, spec),
  one(contract.adminGoods, spec),
  ...write(contract.adminGoods, spec),
  dict(contract.adminGoods, spec),
  on(contract.countAdminGoods, ({ ctx }) => countTabs(ctx.db, contract.reviewTabs, sql`true`)),
  act(contract.approveGoods, approveGoods),
  act(contract.rejectGoods, rejectGoods),
  act(contract.takeDownGoods, takeDownGoods),
  act(contract.reinstateGoods, reinstateGoods),
]
