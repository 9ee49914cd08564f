import * as contract from '@fangshi/contract/stock-notices'
import { actInOneStatement } from '../../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../../kernel/http/on.ts'
import { addStockNotice, ownStockNotices, removeStockNotices } from './stock-notices.ts'

export const stockNoticeRoutes: MountedRoute[] = [
  on(contract.listStockNotices, ({ ctx, who, locale }) => ownStockNotices(ctx.db, who.user_id, locale)),
  actInOneStatement(contract.addStockNotice, addStockNotice),
  actInOneStatement(contract.removeStockNotices, removeStockNotices),
]
