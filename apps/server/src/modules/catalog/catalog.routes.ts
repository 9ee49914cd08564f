import { getGoods, goodsFacets as facetsRoute, listGoods as listRoute, suggestGoods } from '@fangshi/contract/catalog'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { goodsDetail } from './goods/goods-detail.ts'
import { goodsFacets } from './search/goods-facets.ts'
import { listGoods } from './search/list-goods.ts'
import { suggest } from './search/suggest.ts'

export const catalogRoutes: MountedRoute[] = [
  on(listRoute, ({ ctx, query, locale }) => listGoods(ctx.db, query, locale, ctx.now())),
  on(facetsRoute, ({ ctx, query, locale }) => goodsFacets(ctx.db, query, locale, ctx.now())),
  on(suggestGoods, ({ ctx, query, locale }) => suggest(ctx.db, query.keywords ?? '', locale, ctx.now())),
  on(getGoods, ({ ctx, params, locale }) => goodsDetail(ctx.db, params.id, locale, ctx.now())),
]
