import { on } from '../../kernel/hook.ts'
import type { Module } from '../../kernel/module.ts'
import { accountClosed } from '../accounts/public.ts'
import { storeRenamed } from '../stores/public.ts'
import { brandRenamed, classChanged } from '../taxonomy/public.ts'
import { catalogRoutes } from './catalog.routes.ts'
import { goodsAttrsSeller } from './goods/editing/goods-attrs.seller.ts'
import { goodsSeller } from './goods/editing/goods.seller.ts'
import { favoritesRoutes } from './favorites/favorites.routes.ts'
import { forgetFavorites } from './favorites/forget-favorites.ts'
import { followName, indexSynonyms, reindexGoods } from './search-index/reindex.jobs.ts'
import { prepareSynonyms } from './search-index/prepare-synonyms.ts'
import { synonymsAdmin } from './search-index/synonyms.admin.ts'
import { goodsAdmin } from './goods/review/goods.admin.ts'
import { sheetSeller } from './goods/sheet/sheet.seller.ts'
import { catalogMenus, catalogRightNames } from './menus.ts'
import { stockNoticeRoutes } from './stock-notices/stock-notices.routes.ts'
import { stockAudits } from './stock/audits.ts'
import { stockSeller } from './stock/stock.seller.ts'
import { foldSales } from './stock/stock.jobs.ts'
import { listPrices } from './activities/list-prices.timers.ts'
import { topGoods } from './goods/top-goods.timers.ts'
import { foldGoodsCounts } from './goods/goods-counts.timers.ts'
import { listingAudits } from './goods/audits.ts'
import { goodsFinders } from './goods/editing/find-goods.ts'

export const catalog: Module = {
  name: 'catalog',
  routes: [
    ...catalogRoutes,
    ...favoritesRoutes,
    ...stockNoticeRoutes,
    ...goodsSeller,
    ...sheetSeller,
    ...goodsAttrsSeller,
    ...stockSeller,
    ...goodsAdmin,
    ...synonymsAdmin,
  ],
  prepare: prepareSynonyms,
  jobs: [reindexGoods],
  timers: [foldSales, foldGoodsCounts, topGoods, indexSynonyms, listPrices],
  audits: [...stockAudits, ...listingAudits],
  demo: async () => (await import('./catalog.demo.ts')).catalogDemo,
  listens: [
    on(accountClosed, forgetFavorites),
    on(classChanged, (tx, ctx, id) => followName(tx, ctx, 'class', id)),
    on(brandRenamed, (tx, ctx, id) => followName(tx, ctx, 'brand', id)),
    on(storeRenamed, (tx, ctx, id) => followName(tx, ctx, 'store', id)),
  ],
  finders: goodsFinders,
  menus: catalogMenus,
  rightNames: catalogRightNames,
}
