import {
  adminSettledOrders,
  adminSettlements,
  sellerSettledOrders,
  sellerSettlements,
  settleNow,
  settlementState,
} from '@fangshi/contract/settlements'
import { formatDateTime } from '@fangshi/contract/time'
import type { Context } from '../../context.ts'
import { act } from '../../kernel/http/act.ts'
import { on } from '../../kernel/http/on.ts'
import { prefixFilter } from '../../kernel/resource/conditions.ts'
import { ownStore } from '../../kernel/resource/own-store.ts'
import { serve, type ResourceSpec } from '../../kernel/resource/serve.ts'
import { getSettings } from '../settings/public.ts'
import { countDue } from './due.db.ts'
import { readSettledOrders } from './read-settled-orders.ts'
import { latestRun } from './runs.db.ts'
import { statements as table } from './schema.ts'
import { settleByHand } from './settle-now.ts'
import { dueUntil } from './settlement.ts'
import { showStatement, showStatements } from './statements.show.ts'

const spec: ResourceSpec<typeof table> = {
  table,
  label: 'settlement_no',
  filters: { settlement_no: prefixFilter(table.settlement_no) },
  show: showStatements,
  showOne: showStatement,
}

const maxDue = 10_000

async function stateOf(ctx: Context) {
  const { settlement } = await getSettings(ctx.db, 'task')
  const last = await latestRun(ctx.db)
  return {
    due: await countDue(ctx.db, dueUntil(ctx.now(), settlement), maxDue),
    running: last !== undefined && last.finished_at === null,
    last: last
      ? {
          settlement_no: last.settlement_no,
          started_at: formatDateTime(last.started_at),
          finished_at: last.finished_at && formatDateTime(last.finished_at),
        }
      : null,
  }
}

/** Statements in both back offices, and the settlement that the platform begins by hand. */
export const settlementsBackoffice = [
  on(settlementState, ({ ctx }) => stateOf(ctx)),
  act(settleNow, settleByHand, ({ target }) => ({ settlement_no: target })),
  ...serve(adminSettlements, spec),
  ...serve(sellerSettlements, { ...spec, own: ownStore }),
  on(adminSettledOrders, ({ ctx, params, query }) =>
    readSettledOrders(ctx.db, { ...query, ...params, store_id: null }),
  ),
  on(sellerSettledOrders, ({ ctx, who, params, query }) =>
    readSettledOrders(ctx.db, { ...query, ...params, store_id: who.store_id }),
  ),
]
