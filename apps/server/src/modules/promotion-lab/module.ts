import { tryCollective, tryPromotion, trySeckill } from '@fangshi/contract/promotion-lab'
import { on } from '../../kernel/http/on.ts'
import type { Module } from '../../kernel/module.ts'
import { promotionLabMenus } from './menus.ts'
import { tryFlashSale, tryGroupBuy, tryOffer } from './try-promotion.ts'

/** What an offer would have done to a store's past orders (rules §14); writes nothing. */
export const promotionLab: Module = {
  name: 'promotion-lab',
  routes: [
    on(tryPromotion, ({ ctx, who, query }) => {
      const { kind, money, use_money, goods_ids = null, stock = null, limit = null } = query
      const draft = { kind, off_cents: money, threshold_cents: use_money, goods_ids, stock, limit }
      return tryOffer(ctx, who.store_id, draft, query)
    }),
    on(trySeckill, ({ ctx, who, query }) => tryFlashSale(ctx, who.store_id, query, query)),
    on(tryCollective, ({ ctx, who, query }) =>
      tryGroupBuy(ctx, who.store_id, { ...query, off_bp: query.percent_off }, query),
    ),
  ],
  menus: promotionLabMenus,
}
