import { listFreights, saveFreights } from '@fangshi/contract/freight-seller'
import { on } from '../../kernel/http/on.ts'
import { freightsOf, saveAllFreights } from './save-freights.ts'

export const freightSeller = [
  on(listFreights, ({ ctx, who }) => freightsOf(ctx.db, who.store_id)),
  on(saveFreights, async (call) => {
    await call.press('/Seller/freights', 'edit')
    return saveAllFreights(call)
  }),
]
