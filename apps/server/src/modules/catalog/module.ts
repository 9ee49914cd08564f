import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { storeRenamed } from '../stores/public.ts'
import { brandRenamed, classChanged } from '../taxonomy/public.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { goodsAttrsDesk } from './desk/goods-attrs.desk.ts'
import { goodsDesk } from './desk/goods.desk.ts'
import { favoritesRoutes } from './favorites.routes.ts'
import { followName, reindexGoods } from './reindex.jobs.ts'
import { goodsAdmin } from './review/goods.admin.ts'
import { sheetDesk } from './sheet/sheet.desk.ts'
import { stockAudits } from './stock/audits.ts'
import { stockDesk } from './stock/stock.desk.ts'
import { foldSales } from './stock/stock.jobs.ts'
import { topGoods } from './top-goods.ts'

export const catalog: Module = {
  name: 'catalog',
  routes: [
    ...catalogRoutes,
    ...favoritesRoutes,
    ...goodsDesk,
    ...sheetDesk,
    ...goodsAttrsDesk,
    ...stockDesk,
    ...goodsAdmin,
  ],
  jobs: [reindexGoods],
  timers: [foldSales, topGoods],
  audits: stockAudits,
  listens: [
    on(classChanged, (tx, ctx, id) => followName(tx, ctx, 'class', id)),
    on(brandRenamed, (tx, ctx, id) => followName(tx, ctx, 'brand', id)),
    on(storeRenamed, (tx, ctx, id) => followName(tx, ctx, 'store', id)),
  ],
}
