import { getStore, listStores as listStoresRoute } from '@fangshi/contract/catalog'
import { getCommon, getHome, getSite } from '@fangshi/contract/shopfront'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { common, site } from './common.ts'
import { home } from './home.ts'
import { listStores, storeDetail } from './stores.ts'

export const shopfrontRoutes: MountedRoute[] = [
  on(getCommon, ({ ctx, who, locale, ip }) => common(ctx, { locale, ip, user_id: who?.user_id ?? null })),
  on(getSite, ({ ctx, locale }) => site(ctx, locale)),
  on(getHome, ({ ctx, locale }) => home(ctx, locale)),
  on(listStoresRoute, ({ ctx, query, locale }) => listStores(ctx.db, query, locale, ctx.now())),
  on(getStore, ({ ctx, params, locale }) => storeDetail(ctx.db, params.id, locale, ctx.now())),
]
