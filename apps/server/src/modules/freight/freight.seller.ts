import * as contract from '@fangshi/contract/freight-seller'
import { act } from '../../kernel/http/act.ts'
import { behindButton, on } from '../../kernel/http/on.ts'
import { freightsOf, saveFreights } from './save-freights.ts'

export const freightSeller = [
  on(contract.listFreights, ({ ctx, who, locale }) => freightsOf(ctx.db, who.store_id, locale)),
  behindButton(
    '/Seller/freights',
    'edit',
    act(contract.saveFreights, saveFreights, ({ target }, { tx, locale }) => freightsOf(tx, target, locale)),
  ),
]
