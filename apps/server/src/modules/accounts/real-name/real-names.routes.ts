import { getRealName, saveRealName } from '@fangshi/contract/real-names'
import { on } from '../../../kernel/http/on.ts'
import { realNameOf } from './real-names.db.ts'
import { saveOwnRealName, showRealName } from './save-real-name.ts'

export const realNameRoutes = [
  on(getRealName, async ({ ctx, who }) => {
    const row = await realNameOf(ctx.db, who.user_id)
    return row ? showRealName(ctx, row) : null
  }),
  on(saveRealName, saveOwnRealName),
]
