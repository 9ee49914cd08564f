import * as contract from '@fangshi/contract/real-names'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { realNameOf } from './real-names.db.ts'
import { saveRealName, showRealName } from './save-real-name.ts'

export const realNameRoutes = [
  on(contract.getRealName, async ({ ctx, who }) => {
    const row = await realNameOf(ctx.db, who.user_id)
    return row ? showRealName(ctx, row) : null
  }),
  act(contract.saveRealName, saveRealName, (row, { ctx }) => showRealName(ctx, row)),
]
