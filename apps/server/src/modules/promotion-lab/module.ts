import { tryPromotion as contract } from '@fangshi/contract/promotion-lab'
import { on } from '../../kernel/http/on.ts'
import type { Module } from '../../kernel/module.ts'
import { promotionLabMenus } from './menus.ts'
import { tryPromotion } from './try-promotion.ts'

/** What an offer would have done to a store's past orders (rules §14); writes nothing. */
export const promotionLab: Module = {
  name: 'promotion-lab',
  routes: [
    on(contract, ({ ctx, who, query }) => {
      const { kind, money, use_money, goods_ids = null, stock = null, limit = null, cost = null, days } = query
      const terms = { kind, off_cents: money, threshold_cents: use_money, goods_ids }
      return tryPromotion(ctx, who.store_id, { ...terms, stock, limit, days, cost_bp: cost })
    }),
  ],
  menus: promotionLabMenus,
}
